import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { SoundRoom } from './sound-room.ts';
import { createWatched } from './watched.ts';

/** The room of the sound, fetched when a page first needs it: a page that never plays does not pay for it. */
interface SoundDoor {
  readonly room: () => SoundRoom | null;
  readonly open: () => Promise<SoundRoom>;
  readonly subscribe: (listener: () => void) => () => void;
}

const SoundContext = createContext<SoundDoor | null>(null);

function createSoundDoor(): SoundDoor {
  const room = createWatched<SoundRoom | null>(null);
  let opening: Promise<SoundRoom> | null = null;
  return {
    room: room.get,
    subscribe: room.subscribe,
    open: () => {
      opening ??= import('./sound-room.ts').then(({ createSoundRoom }) => {
        const opened = createSoundRoom();
        room.set(opened);
        return opened;
      });
      return opening;
    },
  };
}

/** Around the whole app, once: the sound goes on while pages come and go. */
export function SoundProvider({ children }: { readonly children: ReactNode }) {
  const [door] = useState(createSoundDoor);
  const room = useSyncExternalStore(door.subscribe, door.room);
  useEffect(() => room?.keepSettings(), [room]);
  return <SoundContext value={door}>{children}</SoundContext>;
}

export function useSoundDoor(): SoundDoor {
  const door = use(SoundContext);
  if (!door) throw new Error('The shared audio state was used outside its SoundProvider.');
  return door;
}

/** Suspends while the room is on its way, which is once in the life of the app. */
export function useSoundRoom(): SoundRoom {
  return use(useSoundDoor().open());
}

/** Whether any page has needed the sound yet. */
export function useIsSoundOpen(): boolean {
  const door = useSoundDoor();
  return useSyncExternalStore(door.subscribe, () => door.room() !== null);
}
