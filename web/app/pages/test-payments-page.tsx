import { useUser } from '#web/api/use-user.ts';
import { TestOperations } from '#web/features/subscription/test-operations.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageFrame } from './page-frame.tsx';

/** For administrators alone: moderators have nothing to do with payments. */
export function Page() {
  const { user } = useUser();
  if (!user?.isAdmin) return <NotFoundPage />;
  return (
    <PageFrame title="Test payments">
      <h1 className="type-page">Test payments</h1>
      <p className="type-lead mt-6 mb-12 max-w-[56ch]">
        What happens at a payment provider over months, at a press. No money moves; the webhooks and what they
        do are the real ones.
      </p>
      <TestOperations />
    </PageFrame>
  );
}
