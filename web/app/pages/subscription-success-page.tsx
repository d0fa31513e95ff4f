import { pages } from '#contract/rules/pages.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  return (
    <NotOpenPage
      title="No payment to confirm"
      lead="This page confirms a payment."
      today="Payment is not open yet, so there is nothing to confirm. If you came here by a link, no money was taken."
      way={{ to: pages.landing.path, name: 'Back to the start page' }}
      frequencies={[963]}
    />
  );
}
