import { Suspense } from 'react';
import { useUser } from '#web/api/use-user.ts';
import { useIsSoundOpen } from '#web/bindings/sound/sound-provider.tsx';
import { lazyPart } from '../lazy-page.tsx';

/** Fetched with the sound itself: the first page does not pay for them. */
const Player = lazyPart(async () => (await import('#web/features/player/player.tsx')).Player);
const ListeningRecorder = lazyPart(
  async () => (await import('#web/features/listening/listening-recorder.tsx')).ListeningRecorder,
);

/** At the foot of every page once something has sounded; on a phone above the nav of members. */
export function PlayerBar({ isAboveNav }: { readonly isAboveNav: boolean }) {
  const isSoundOpen = useIsSoundOpen();
  const { user } = useUser();
  return (
    <Suspense>
      {isSoundOpen && <Player isAboveNav={isAboveNav} />}
      {isSoundOpen && user && <ListeningRecorder key={user.id} memberId={user.id} />}
    </Suspense>
  );
}
