import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createSoundRoom, type SoundRoom } from './sound-room.ts';

const SoundContext = createContext<SoundRoom | null>(null);

/** Around the whole app, once: the sound goes on while pages come and go. */
export function SoundProvider({ children }: { readonly children: ReactNode }) {
  const [room] = useState(createSoundRoom);
  useEffect(() => room.keepSettings(), [room]);
  return <SoundContext value={room}>{children}</SoundContext>;
}

export function useSoundRoom(): SoundRoom {
  const room = use(SoundContext);
  if (!room) throw new Error('The shared audio state was used outside its SoundProvider.');
  return room;
}
