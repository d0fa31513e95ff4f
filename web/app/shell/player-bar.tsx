import { lazy, Suspense } from 'react';
import { useIsSoundOpen } from '#web/bindings/sound/sound-provider.tsx';

/** Fetched with the sound itself: the first page does not pay for it. */
const Player = lazy(async () => ({ default: (await import('#web/features/player/player.tsx')).Player }));

/** At the foot of every page once something has sounded; on a phone above the nav of members. */
export function PlayerBar({ isAboveNav }: { readonly isAboveNav: boolean }) {
  const isSoundOpen = useIsSoundOpen();
  return <Suspense>{isSoundOpen && <Player isAboveNav={isAboveNav} />}</Suspense>;
}
