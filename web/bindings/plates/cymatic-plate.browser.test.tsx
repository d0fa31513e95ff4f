import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { platePictures } from '#contract/rules/figure-pictures.ts';
import type { Frame } from '#cymatics/renderer/scene.ts';
import { render } from '#web/ui/testing/render.tsx';
import { CymaticPlate } from './cymatic-plate.tsx';
import type { PlateHandle } from './plate-handle.ts';

const star: Frame = { tones: [{ frequency: 528 }], figure: 'star' };

function show(frame: Frame) {
  const ref = createRef<PlateHandle>();
  const host = render(
    <CymaticPlate ref={ref} frame={frame} label="A plate" className="relative h-[300px] w-[300px]" />,
  );
  const box = host.querySelector<HTMLElement>('[role=img]');
  const plate = ref.current;
  if (!box || !plate) throw new Error('There is no plate.');
  return { box, plate };
}

async function rest(box: HTMLElement) {
  await vi.waitFor(() => expect(box.dataset.resting).toBe('true'), { timeout: 120_000 });
}

async function bytesOf(picture: Blob): Promise<Uint8Array> {
  return new Uint8Array(await picture.arrayBuffer());
}

it('VIZ-02 SNAP-05 the canvas begins with 900 by 900 pixels, and a capture is a square PNG of what one sees', async () => {
  const { box, plate } = show(star);
  const canvas = box.querySelector('canvas');
  expect([canvas?.width, canvas?.height]).toEqual([900, 900]);
  await rest(box);
  const picture = await plate.capture();
  const bitmap = await createImageBitmap(picture);
  expect(picture.type).toBe('image/png');
  expect(bitmap.width).toBe(bitmap.height);
  expect(plate.visualizationType).toBe('star');
  expect(plate.frequency).toBe(528);
});

it('the same figure and tones give the same picture to the last bit, and others give another', async () => {
  const pictures: Uint8Array[] = [];
  for (const frame of [star, star, { ...star, figure: 'hexagon' as const }]) {
    const { box, plate } = show(frame);
    await rest(box);
    pictures.push(await bytesOf(await plate.capture()));
  }
  expect(pictures[1]).toEqual(pictures[0]);
  expect(pictures[2]).not.toEqual(pictures[0]);
});

it('what a plate begins with stands there as a picture at once, until the plate has drawn the same', async () => {
  const { box } = show({ tones: [{ frequency: 432 }], figure: 'diamond' });
  const canvas = box.querySelector('canvas');
  expect(box.dataset.shown).toBe('made');
  for (const path of platePictures.gong) expect(box.style.background).toContain(path);
  expect(canvas?.style.opacity).toBe('0');
  await vi.waitFor(() => expect(box.dataset.shown).toBe('drawn'), { timeout: 120_000 });
  expect(box.style.background).toBe('');
  expect(canvas?.style.opacity).toBe('');
});

it('of any other figure there is no picture, and none is shown in its place', async () => {
  const { box } = show(star);
  expect(box.style.background).toBe('');
  await vi.waitFor(() => expect(box.dataset.shown).toBe('drawn'), { timeout: 120_000 });
});
