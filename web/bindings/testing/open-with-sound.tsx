import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { render } from '#web/ui/testing/render.tsx';
import type { AppSound } from '../sound/app-sound.ts';
import { someone, WithSound } from './with-sound.tsx';

/** Shows this to a visitor whose browser remembers no sound, and answers the sound it stands in. */
export async function openWithSound(children: ReactNode): Promise<AppSound> {
  localStorage.removeItem(storageKeys.sound);
  const opened: AppSound[] = [];
  render(
    <WithSound who={someone.visitor} onSound={(appSound) => opened.push(appSound)}>
      {children}
    </WithSound>,
  );
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  const [appSound] = opened;
  if (!appSound) throw new Error('no sound');
  return appSound;
}
