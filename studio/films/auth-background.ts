import { lying } from './cameras.ts';
import type { Film } from './film.ts';
import { movingSand } from './grain-paths.ts';

const SECONDS = 12;

/** Three figures that follow one another for ever, dim, behind the sign-in form: its last frame leads into its first. */
export const authBackground: Film = {
  name: 'auth',
  seconds: SECONDS,
  lamp: (t) => 0.86 + 0.05 * Math.cos((2 * Math.PI * t) / SECONDS),
  shots: [
    {
      from: 0,
      to: SECONDS,
      camera: lying({ tilt: 0.62, side: 760, distance: 2600, middle: [0.5, 0.5], turn: 0.3 }),
      sand: () =>
        movingSand({
          figures: [
            { at: 0, hz: 417 },
            { at: 4, hz: 528 },
            { at: 8, hz: 741 },
          ],
          count: 110_000,
          fineness: 215,
          spread: 0.0034,
          period: SECONDS,
        }),
      gain: 0.5,
    },
  ],
};
