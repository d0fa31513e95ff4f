import { useSyncExternalStore } from 'react';
import type { SoundState } from '#sound/state/sound-state.ts';
import { useSoundDoor } from './sound-provider.tsx';

const nobody = () => () => {};

/**
 * A part of the shared audio state for the pages that strangers open first: there the sound is fetched with the
 * first wish, not with the page. Until then the part is what it is while nothing sounds.
 */
export function useLateSound<Part>(selector: (state: SoundState) => Part, silent: Part): Part {
  const door = useSoundDoor();
  const room = useSyncExternalStore(door.subscribe, door.room);
  return useSyncExternalStore(room?.store.subscribe ?? nobody, () =>
    room ? selector(room.store.get()) : silent,
  );
}
