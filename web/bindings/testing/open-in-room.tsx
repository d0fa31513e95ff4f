import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { render } from '#web/ui/testing/render.tsx';
import type { SoundRoom } from '../sound/sound-room.ts';
import { InRoom, someone } from './in-room.tsx';

/** Shows this to a visitor whose browser remembers no sound, and answers the sound it stands in. */
export async function openInRoom(children: ReactNode): Promise<SoundRoom> {
  localStorage.removeItem(storageKeys.sound);
  const opened: SoundRoom[] = [];
  render(
    <InRoom who={someone.visitor} onRoom={(room) => opened.push(room)}>
      {children}
    </InRoom>,
  );
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  const [room] = opened;
  if (!room) throw new Error('no room');
  return room;
}
