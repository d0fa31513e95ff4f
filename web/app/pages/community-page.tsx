import { pages } from '#contract/rules/pages.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  return (
    <NotOpenPage
      title="Community"
      lead="What others listen to, found and share: posts, programs and pictures of sand."
      today="What you share is kept from now on. The page that shows it is not open yet."
      way={{ to: pages.dashboard.path, name: 'Go to Discover' }}
      frequencies={[639]}
    />
  );
}
