import { swell, wander } from '../dsp/curves.ts';
import { between, type Random } from '../dsp/random.ts';
import { place } from '../dsp/stereo.ts';
import { type Layer, sing, waveTable } from '../dsp/wavetables.ts';
import type { Instrument } from './instrument.ts';

type PadOptions = {
  attack?: number;
  release?: number;
  voices?: number;
  /** Spread of the voices' tuning, in cents. */
  cents?: number;
  partials?: number;
  /** How fast the overtones fall off: 1.1 is bowed and bright, 2 is nearly a flute. */
  slope?: number;
  /** Overtones above this lose force, in Hz. */
  warmth?: number;
  /** Depth of vibrato in cents: 0 for a pad, about 9 for strings. */
  vibrato?: number;
};

/** The overtones breathe in four groups, from one to the next; the highest open last and close first. */
const GROUPS = [
  [1, 1],
  [2, 2],
  [3, 4],
  [5, 32],
] as const;

/** Several slightly detuned voices that swell together; the overtones open as it grows and close as it fades. */
export function pad(options: PadOptions = {}): Instrument {
  const { attack = 5, release = 6, voices = 5, cents = 8, partials = 7, slope = 1.7 } = options;
  const { warmth = 2400, vibrato = 0 } = options;
  return (out, note, random) => {
    const rise = Math.min(attack, note.seconds * 0.7);
    const envelope = swell(note.seconds, rise, release);
    const tables = GROUPS.map(([from, to]) =>
      groupTable(note.hz, from, Math.min(to, partials), slope, warmth, random),
    );
    for (let v = 0; v < voices; v++) {
      const side = voices > 1 ? (2 * v) / (voices - 1) - 1 : 0;
      const hz = note.hz * 2 ** ((side * cents + between(random, -1, 1)) / 1200);
      const speed = between(random, 4.6, 5.6);
      const start = between(random, 0, 2 * Math.PI);
      const bend = (t: number) => vibrato * Math.min(1, t / 2) * Math.sin(speed * 2 * Math.PI * t + start);
      const layers = tables.flatMap((table, k): Layer[] => {
        if (!table) return [];
        const breath = wander(random, 0.05, 0.17);
        return [
          {
            table,
            gain: (t) => (0.11 / voices) * note.force * envelope(t) ** (1 + 0.5 * k) * (1 + 0.35 * breath(t)),
            ...place(note.pan * 0.5 + side * (k % 2 === 0 ? 0.75 : -0.75)),
          },
        ];
      });
      sing(out, note.at + between(random, 0, 0.12) * rise, {
        seconds: note.seconds + release,
        hz: vibrato > 0 ? (t) => hz * 2 ** (bend(t) / 1200) : hz,
        phase: random(),
        layers,
      });
    }
  };
}

function groupTable(
  hz: number,
  from: number,
  to: number,
  slope: number,
  warmth: number,
  random: Random,
): Float32Array | undefined {
  const harmonics = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).filter(
    (h) => h * hz < 16_000,
  );
  if (harmonics.length === 0) return undefined;
  return waveTable(
    harmonics.map((harmonic) => ({
      harmonic,
      gain: harmonic ** -slope / (1 + ((hz * harmonic) / warmth) ** 2),
      phase: between(random, 0, 2 * Math.PI),
    })),
  );
}
