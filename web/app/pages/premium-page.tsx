import { UnlockedRooms } from '#web/features/plans/unlocked-rooms.tsx';
import { SubscriptionPanel } from '#web/features/subscription/subscription-panel.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Premium">
      <h1 className="type-page">Premium</h1>
      <p className="type-lead mt-7 mb-14 max-w-[52ch]">
        The whole room is open. This is what your membership unlocks.
      </p>
      <UnlockedRooms />
      <section aria-labelledby="your-subscription" className="mt-20">
        <h2 id="your-subscription" className="type-section mb-6">
          Your subscription
        </h2>
        <SubscriptionPanel />
      </section>
    </PageFrame>
  );
}
