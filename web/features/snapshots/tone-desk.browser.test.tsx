import { QueryClientProvider } from '@tanstack/react-query';
import { createRef, Suspense } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createQueryClient } from '#web/api/query-client.ts';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';
import { SoundProvider } from '#web/bindings/sound/sound-provider.tsx';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { ToneDesk } from './tone-desk.tsx';

async function show() {
  const queries = createQueryClient();
  queries.setQueryData(['/api/user'], null);
  const plate = createRef<PlateHandle>();
  const host = render(
    <QueryClientProvider client={queries}>
      <SoundProvider>
        <Suspense>
          <ToneDesk plate={plate} onShot={() => {}} />
        </Suspense>
      </SoundProvider>
    </QueryClientProvider>,
  );
  await expect.element(slider()).toBeVisible();
  return { plate, host };
}

const slider = () => page.getByRole('slider', { name: 'Frequency' });

it('SNAP-03 has the eight presets in their order, and each sets the tone', async () => {
  const { plate } = await show();
  const names = page.getByRole('group', { name: 'Presets' }).getByRole('button').elements();
  expect(names.map((button) => button.textContent)).toEqual(
    [432, 528, 639, 741, 396, 417, 285, 963].map((hertz) => `${hertz} Hz`),
  );
  await page.getByRole('button', { name: '639 Hz' }).click();
  await expect.element(page.getByRole('img', { name: /639 Hz$/ })).toBeVisible();
  expect(plate.current?.frequency).toBe(639);
  expect(plate.current?.visualizationType).toBe('diamond');
  await settled();
  await expectAccessible();
});

it('SNAP-02 the slider reaches from 20 to 1000 Hz', async () => {
  const { plate } = await show();
  (slider().element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  expect(plate.current?.frequency).toBe(20);
  await userEvent.keyboard('{End}');
  expect(plate.current?.frequency).toBe(1_000);
});

it('SNAP-02 Play Tone becomes Stop Tone and back; the canvas is square; the tools are there', async () => {
  const { host } = await show();
  await page.getByRole('button', { name: 'Play Tone' }).click();
  await page.getByRole('button', { name: 'Stop Tone' }).click();
  await expect.element(page.getByRole('button', { name: 'Play Tone' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Capture snapshot' })).toBeVisible();
  const { width, height } = host.querySelector('[data-testid=cymatic-plate]')?.getBoundingClientRect() ?? {};
  expect(width).toBeGreaterThan(100);
  expect(height).toBe(width);
});
