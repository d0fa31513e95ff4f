import { pages } from '#contract/rules/pages.ts';
import { Privacy } from '#web/features/legal/privacy.tsx';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Privacy">
      <BackLink to={pages.landing.path}>Back</BackLink>
      <Privacy />
    </PageFrame>
  );
}
