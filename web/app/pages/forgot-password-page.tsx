import { pages } from '#contract/rules/pages.ts';
import { ForgotPasswordForm } from '#web/features/account/forgot-password-form.tsx';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Forgot your password">
      <BackLink to={pages.auth.path}>Back</BackLink>
      <h1 className="type-page mb-12">Forgot your password?</h1>
      <ForgotPasswordForm />
    </PageFrame>
  );
}
