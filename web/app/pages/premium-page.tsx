import { UnlockedRooms } from '#web/features/plans/unlocked-rooms.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Premium">
      <h1 className="type-page">Premium</h1>
      <p className="type-lead mt-7 mb-14 max-w-[52ch]">
        The whole room is open. This is what your membership unlocks.
      </p>
      <UnlockedRooms />
    </PageFrame>
  );
}
