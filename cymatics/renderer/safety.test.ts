import { describe, expect, it } from 'vitest';
import { FIGURES, type Figure } from '../physics/figures.ts';
import { createFlashMeter } from '../testing/flash-meter.ts';
import { blankPicture, createPhotographer } from '../testing/picture-of.ts';
import { createScene, type Frame } from './scene.ts';

const SIZE = 120;
const SECOND = 60;
/** Twenty pictures a second show any flashing up to ten a second, far above what is allowed. */
const EVERY = 3;
/** Hundreds of fields are worked out: a busy machine needs its time. */
const PATIENCE = 300_000;
const MOST_FLASHES = 1;
const MOST_SLEW = 0.2;
const PRESETS = [396, 7.83, 528, 963, 174, 741, 20_000, 4.5];

function watch(figure: Figure, seconds: number, at: (second: number) => Frame) {
  const scene = createScene({ sight: 'whole', grains: 5000, seed: 7, fineness: 106.5, still: false });
  const meter = createFlashMeter(6, SECOND / EVERY);
  const photograph = createPhotographer(SIZE);
  for (let frame = 0; frame < seconds * SECOND; frame++) {
    scene.want({ figure, ...at(frame / SECOND) });
    scene.step();
    if (frame % EVERY === 0) meter.add(photograph(scene));
  }
  return { ...meter.worst(), slew: meter.slew() };
}

function expectCalm({ general, red, slew }: ReturnType<typeof watch>): void {
  expect(general).toBeLessThanOrEqual(MOST_FLASHES);
  expect(red).toBe(0);
  expect(slew).toBeLessThan(MOST_SLEW);
}

describe('the picture is safe to look at', () => {
  it('the meter counts what flashes: 3 a second in white, 2 in red, and the brightness that goes with it', () => {
    const meter = createFlashMeter(3, 30);
    const dark = blankPicture(30);
    const white = blankPicture(30);
    white.data.fill(200);
    for (let frame = 0; frame < 60; frame++) meter.add(Math.floor(frame / 5) % 2 ? white : dark);
    expect(meter.worst()).toEqual({ general: 3, red: 0 });
    expect(meter.slew()).toBeGreaterThan(0.5);

    const redMeter = createFlashMeter(3, 30);
    const red = blankPicture(30);
    for (let p = 0; p < red.data.length; p += 4) red.data[p] = 255;
    for (let frame = 0; frame < 60; frame++) redMeter.add(Math.floor(frame / 7) % 2 ? red : dark);
    expect(redMeter.worst().red).toBe(2);
  });

  it.each(FIGURES)('%s does not flash while a tone sweeps through four octaves in two seconds', (figure) => {
    expectCalm(watch(figure, 3, (second) => ({ tones: [{ frequency: 110 * 2 ** ((4 * second) / 3) }] })));
  });

  it.each(FIGURES)(
    '%s does not flash while tones pulse eight times a second',
    (figure) => {
      const pulsing = (second: number): Frame => {
        const on = Math.floor(second * 16) % 2 === 0;
        return {
          tones: on ? [{ frequency: 432 }, { frequency: 528, level: 0.5 }] : [],
          agitation: on ? 1 : 0,
        };
      };
      expectCalm(watch(figure, 2, pulsing));
    },
    PATIENCE,
  );

  it.each(FIGURES)(
    '%s does not flash while presets change four times a second',
    (figure) => {
      const preset = (second: number): Frame => ({
        tones: [{ frequency: PRESETS[Math.floor(second * 4) % PRESETS.length] as number, wave: 'sawtooth' }],
      });
      expectCalm(watch(figure, 2, preset));
    },
    PATIENCE,
  );

  it.each(FIGURES)(
    '%s does not flash while three tones beat and its grains hop with the loudness',
    (figure) => {
      const beating = (second: number): Frame => ({
        tones: [{ frequency: 432 }, { frequency: 436, level: 0.9 }, { frequency: 528, level: 0.4 }],
        agitation: Math.round((0.5 + 0.5 * Math.sin(2 * Math.PI * 4 * second)) * 5) / 5,
      });
      expectCalm(watch(figure, 2, beating));
    },
    PATIENCE,
  );

  it(
    'does not flash while the figure itself is changed four times a second',
    () => {
      const scene = createScene({ sight: 'whole', grains: 5000, seed: 7, fineness: 106.5, still: false });
      const meter = createFlashMeter(6, SECOND / EVERY);
      const photograph = createPhotographer(SIZE);
      for (let frame = 0; frame < 3 * SECOND; frame++) {
        const figure = FIGURES[Math.floor(frame / 15) % FIGURES.length];
        scene.want({ figure, tones: [{ frequency: 528 }] });
        scene.step();
        if (frame % EVERY === 0) meter.add(photograph(scene));
      }
      expectCalm({ ...meter.worst(), slew: meter.slew() });
    },
    PATIENCE,
  );

  it(
    'brightness does not follow the loudness: a tone at half level draws the same picture',
    () => {
      const settled = (level: number) => {
        const scene = createScene({ sight: 'dial', grains: 3000, seed: 7, fineness: 106.5, still: true });
        scene.want({ tones: [{ frequency: 432, level }] });
        scene.step();
        return createPhotographer(SIZE)(scene).data;
      };
      expect(settled(0.5)).toEqual(settled(1));
    },
    PATIENCE,
  );
});
