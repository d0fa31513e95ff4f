import { pages } from '#contract/rules/pages.ts';
import { Room } from './room.tsx';

export function Page() {
  return (
    <Room
      title="Community program"
      lead="A program that a member shares: its tones, what others think of it, and a button that plays it."
      today="The community is not open yet, so there is no program here."
      way={{ to: pages.community.path, name: 'Go to Community' }}
      frequencies={[639]}
    />
  );
}
