import { swell, wander } from '../dsp/curves.ts';
import { between } from '../dsp/random.ts';
import { place } from '../dsp/stereo.ts';
import { sing, waveTable } from '../dsp/wavetables.ts';
import type { Instrument } from './instrument.ts';

/** Where the throat rings for each vowel: centre, width and loudness of three bands. */
const VOWELS = {
  ah: [
    [640, 110, 1],
    [1080, 130, 0.5],
    [2450, 220, 0.14],
  ],
  oh: [
    [450, 90, 1],
    [830, 110, 0.4],
    [2400, 220, 0.06],
  ],
  oo: [
    [330, 80, 1],
    [720, 110, 0.22],
    [2300, 220, 0.025],
  ],
} as const;

type Vowel = keyof typeof VOWELS;

type ChoirOptions = {
  from?: Vowel;
  to?: Vowel;
  voices?: number;
  attack?: number;
  release?: number;
  air?: number;
};

/** A few singers on one note. Each has their own vibrato, their own small errors, and opens the vowel in time. */
export function choir(options: ChoirOptions = {}): Instrument {
  const { from = 'oo', to = 'ah', voices = 4, attack = 2.5, release = 3.5, air = 1 } = options;
  return (out, note, random) => {
    const envelope = swell(note.seconds, Math.min(attack, note.seconds * 0.6), release);
    const phases = Array.from({ length: 22 }, () => between(random, 0, 2 * Math.PI));
    const closed = voice(from, note.hz, 1, phases);
    const open = voice(to, note.hz, air, phases);
    const loud = (0.17 / voices) * note.force;
    const opened = (t: number) => Math.min(1, t / (note.seconds * 0.6 + 0.5));
    for (let v = 0; v < voices; v++) {
      const side = voices > 1 ? (2 * v) / (voices - 1) - 1 : 0;
      const speed = between(random, 4.5, 5.7);
      const start = between(random, 0, 2 * Math.PI);
      const error = wander(random, 0.08, 0.7);
      const sharp = side * 5 + between(random, -2, 2);
      const vibrato = (t: number) => 11 * Math.min(1, t / 3) * Math.sin(2 * Math.PI * speed * t + start);
      const where = place(note.pan * 0.6 + side * 0.7);
      sing(out, note.at + between(random, 0, 0.25), {
        seconds: note.seconds + release,
        hz: (t) => note.hz * 2 ** ((sharp + 6 * error(t) + vibrato(t)) / 1200),
        phase: random(),
        layers: [
          { table: closed, gain: (t) => loud * envelope(t) * (1 - opened(t)), ...where },
          { table: open, gain: (t) => loud * envelope(t) * opened(t), ...where },
        ],
      });
    }
  };
}

/** The wave of a voice: the cords' overtones, each as strong as the throat lets it through. */
function voice(vowel: Vowel, hz: number, air: number, phases: number[]): Float32Array {
  const count = Math.min(phases.length, Math.floor(4200 / hz) + 1);
  return waveTable(
    phases.slice(0, count).map((phase, k) => ({
      harmonic: k + 1,
      gain: throat(vowel, hz * (k + 1)) * (k + 1) ** -0.75 * air ** k,
      phase,
    })),
  );
}

function throat(vowel: Vowel, hz: number): number {
  let sum = 0.05;
  for (const [centre, width, loud] of VOWELS[vowel]) sum += loud / (1 + ((hz - centre) / width) ** 2);
  return sum;
}
