import { pages } from '#contract/rules/pages.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  return (
    <NotOpenPage
      title="Premium"
      lead="The members’ area: what your membership unlocks, and how your subscription stands."
      today="Your membership is active. The rooms it unlocks open one after another."
      way={{ to: pages.dashboard.path, name: 'Go to Discover' }}
      frequencies={[963]}
    />
  );
}
