import { pages } from '#contract/rules/pages.ts';
import { Terms } from '#web/features/legal/terms.tsx';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Terms of service">
      <BackLink to={pages.landing.path}>Back</BackLink>
      <Terms />
    </PageFrame>
  );
}
