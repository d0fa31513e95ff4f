import { pages } from '#contract/rules/pages.ts';
import { Room } from './room.tsx';

export function Page() {
  return (
    <Room
      title="Snapshots"
      lead="Your own gallery: figures that you captured, to keep, download and share."
      today="You have no snapshots. They are taken at the Cymatic Gong, which is not open yet."
      way={{ to: pages.dashboard.path, name: 'Go to Discover' }}
      frequencies={[741]}
    />
  );
}
