import { useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { takeLinkToken } from '#web/features/account/link-token.ts';
import { ResetPasswordForm } from '#web/features/account/reset-password-form.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const [token] = useState(takeLinkToken);
  const [, navigate] = useLocation();
  return (
    <PageFrame title="A new password">
      <h1 className="type-page mb-12">A new password</h1>
      <ResetPasswordForm token={token} onDone={() => navigate(pages.generators.path, { replace: true })} />
    </PageFrame>
  );
}
