import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { SoundProvider, useAppSound } from '#web/bindings/sound/sound-provider.tsx';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { expectAccessible, render } from '#web/ui/testing/render.tsx';
import { SyncPanel } from './sync-panel.tsx';

let appSound: AppSound | undefined;
function Reach() {
  appSound = useAppSound();
  return null;
}

beforeEach(() => localStorage.removeItem(storageKeys.sound));

it('D45 has a beat rate from 0.5 to 40 Hz in Pulse and Binaural, each with its own, and none in Sync', async () => {
  render(
    <SoundProvider>
      <Suspense>
        <Reach />
        <SyncPanel />
      </Suspense>
    </SoundProvider>,
  );
  const rate = page.getByLabelText('Beat rate, typed');
  await expect.element(page.getByText('Every generator sounds at its own frequency.')).toBeVisible();
  await expect.element(rate).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Binaural' }).click();
  await expect.element(rate).toHaveValue('5 Hz');
  await rate.fill('7.83');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^A tone in each ear, 7\.83 Hz apart/)).toBeVisible();
  await rate.fill('41');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('radio', { name: 'Pulse' }).click();
  await expect.element(rate).toHaveValue('1.5 Hz');
  expect(appSound?.store.get().beats).toEqual({ pulse: 1.5, binaural: 7.83 });
  await expectAccessible();
});
