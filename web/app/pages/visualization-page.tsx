import { pages } from '#contract/rules/pages.ts';
import { Room } from './room.tsx';

export function Page() {
  return (
    <Room
      title="Cymatic Gong"
      lead="What the sounding tones would do to a plate of sand, drawn from the physics of the plate."
      today="The gong is not hung yet. The figure on this page is drawn by the same physics."
      way={{ to: pages.dashboard.path, name: 'Go to Discover' }}
      frequencies={[528]}
    />
  );
}
