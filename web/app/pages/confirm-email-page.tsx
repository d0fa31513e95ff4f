import { useState } from 'react';
import { ConfirmEmail } from '#web/features/account/confirm-email.tsx';
import { takeLinkToken } from '#web/features/account/link-token.ts';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const [token] = useState(takeLinkToken);
  return (
    <PageFrame title="Confirm your email address">
      <h1 className="type-page mb-12">Your new address</h1>
      <ConfirmEmail token={token} />
    </PageFrame>
  );
}
