import { lying } from './cameras.ts';
import type { Film } from './film.ts';
import { movingSand } from './grain-paths.ts';

const SECONDS = 30;

/** The lamp comes up at once and goes down over the last two seconds. */
function lamp(t: number): number {
  const up = Math.min(1, 0.15 + t / 1.6);
  const down = Math.min(1, (SECONDS - t) / 2.2);
  return Math.max(0, Math.min(up, down)) ** 1.5;
}

/**
 * Sand lies strewn on a plate in a dark room. A tone sounds and draws; the tone changes and it draws anew.
 * Three seats: in the room, close to the plate, above it.
 */
export const intro: Film = {
  name: 'intro',
  seconds: SECONDS,
  lamp,
  shots: [
    {
      from: 0,
      to: 12.4,
      camera: lying({ tilt: 1.1, side: 760, distance: 1900, middle: [0.5, 0.56], turn: 0 }),
      sand: () =>
        movingSand({
          figures: [
            { at: 1.6, hz: 432 },
            { at: 7.4, hz: 528 },
          ],
          count: 120_000,
          fineness: 215,
          spread: 0.0034,
          strewn: true,
        }),
      gain: 0.62,
    },
    {
      from: 11.2,
      to: 20.9,
      camera: lying({ tilt: 1.22, side: 1250, distance: 2100, middle: [0.42, 0.42], turn: 0.5 }),
      sand: () =>
        movingSand({
          figures: [
            { at: 0, hz: 417 },
            { at: 13.2, hz: 639 },
            { at: 17, hz: 741 },
          ],
          count: 130_000,
          fineness: 106.5,
          spread: 0.0032,
        }),
      gain: 0.75,
    },
    {
      from: 19.7,
      to: SECONDS,
      camera: lying({ tilt: 0, side: 400, distance: 1e6, middle: [0.5, 0.5], turn: 0 }),
      sand: () =>
        movingSand({
          figures: [
            { at: 0, hz: 741 },
            { at: 21.6, hz: 852 },
            { at: 25.2, hz: 432 },
          ],
          count: 110_000,
          fineness: 106.5,
          spread: 0.0038,
        }),
      gain: 0.6,
    },
  ],
};
