import { pages } from '#contract/rules/pages.ts';
import { Room } from './room.tsx';

export function Page() {
  return (
    <Room
      title="Community"
      lead="What others listen to, found and share: posts, programs and pictures of sand."
      today="Nobody has shared anything yet: the community is not open."
      way={{ to: pages.dashboard.path, name: 'Go to Discover' }}
      frequencies={[639]}
    />
  );
}
