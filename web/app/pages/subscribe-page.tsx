import { pages } from '#contract/rules/pages.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  return (
    <NotOpenPage
      title="Subscribe"
      lead="This is where a free account becomes a premium one."
      today="Payment is not open yet, and nothing can be charged. Your account stays free, with everything that is free."
      way={{ to: pages.plans.path, name: 'Back to Plans' }}
      frequencies={[963]}
    />
  );
}
