import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SoundProvider } from '#web/bindings/sound/sound-provider.tsx';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { RiverPanel } from './river-panel.tsx';

async function renderPanel() {
  render(
    <SoundProvider>
      <Suspense>
        <RiverPanel />
      </Suspense>
    </SoundProvider>,
  );
  await expect.element(volume()).toBeVisible();
}

const volume = () => page.getByRole('button', { name: 'River player volume' });
const layer = () => page.getByRole('dialog', { name: 'Volume of the river' });
const isLayerThere = () => layer().query() !== null;

beforeEach(() => {
  localStorage.removeItem(storageKeys.sound);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Relaxing River', () => {
  it('RIVER-06 the volume popover hides after 3 seconds when the pointer opened it, after 5 when it was pressed', async () => {
    await renderPanel();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await volume().hover();
    await expect.element(layer()).toBeVisible();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isLayerThere()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(isLayerThere).toBe(false);

    await volume().click();
    await expect.element(layer()).toBeVisible();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(isLayerThere()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(isLayerThere).toBe(false);
  });

  it('MIX-07 shows master and river as they stand', async () => {
    await renderPanel();
    await volume().click();
    await expect.element(page.getByRole('slider', { name: 'River', exact: true })).toHaveValue('40');
    await expect.element(page.getByRole('slider', { name: 'Master', exact: true })).toHaveValue('60');
    await settled();
    await expectAccessible();
  });
});
