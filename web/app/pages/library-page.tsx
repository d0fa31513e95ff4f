import { pages } from '#contract/rules/pages.ts';
import { Room } from './room.tsx';

export function Page() {
  return (
    <Room
      title="Frequency Library"
      lead="Presets one can check: every number says where it comes from, and every claim how much is known."
      today="The shelves are still empty. The catalogue opens here."
      way={{ to: pages.generators.path, name: 'Go to Sessions' }}
      frequencies={[396]}
    />
  );
}
