import { useLocation } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { TestCheckout } from '#web/features/subscription/test-checkout.tsx';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const [, navigate] = useLocation();
  return (
    <PageFrame title="Test payment">
      <BackLink to={pages.planChooser.path}>Back to the plans</BackLink>
      <h1 className="type-page mb-10 text-center">A test payment</h1>
      <TestCheckout
        onPaid={(returnUrl) =>
          navigate(`${pages.subscriptionSuccess.path}${new URL(returnUrl, window.location.href).search}`, {
            replace: true,
          })
        }
      />
    </PageFrame>
  );
}
