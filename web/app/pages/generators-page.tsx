import { pages } from '#contract/rules/pages.ts';
import { Room } from './room.tsx';

export function Page() {
  return (
    <Room
      title="Sessions"
      lead="Three tone generators, music and a river, with a timer that ends the session while you sleep."
      today="The instrument is being built. It opens here, without an account."
      way={{ to: pages.landing.path, name: 'Back to the entrance' }}
      frequencies={[432]}
    />
  );
}
