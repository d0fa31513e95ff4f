const NAMES = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'] as const;
const A4_HZ = 440;
const A4_STEPS_FROM_C0 = 57;

export interface Note {
  /** Such as 'A4'. */
  readonly name: string;
  /** How far the frequency lies above (+) or below (−) that note, −50 to 50. */
  readonly cents: number;
}

/** The nearest note of equal temperament on A4 = 440 Hz. */
export function nearestNote(hz: number): Note {
  const steps = 12 * Math.log2(hz / A4_HZ) + A4_STEPS_FROM_C0;
  const nearest = Math.round(steps);
  const cents = Math.round((steps - nearest) * 100);
  const name = NAMES[((nearest % 12) + 12) % 12] ?? 'A';
  return { name: `${name}${Math.floor(nearest / 12)}`, cents: cents === 0 ? 0 : cents };
}

/** As it stands beside the number: 'C5 +16 cents'. */
export function noteLabel(hz: number): string {
  const { name, cents } = nearestNote(hz);
  if (cents === 0) return name;
  return `${name} ${cents > 0 ? '+' : '−'}${Math.abs(cents)} ${Math.abs(cents) === 1 ? 'cent' : 'cents'}`;
}

/** As a slider speaks it: '528 hertz, C5 plus 16 cents'. */
export function spokenFrequency(hz: number): string {
  const { name, cents } = nearestNote(hz);
  const spokenName = name.replace('♯', ' sharp ');
  if (cents === 0) return `${hz} hertz, ${spokenName}`;
  const unit = Math.abs(cents) === 1 ? 'cent' : 'cents';
  return `${hz} hertz, ${spokenName} ${cents > 0 ? 'plus' : 'minus'} ${Math.abs(cents)} ${unit}`;
}

const STEPS_OF_LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const ACCIDENTALS: Readonly<Record<string, number>> = { '#': 1, '♯': 1, b: -1, '♭': -1 };
const TYPED_NOTE = /^([a-g])([#♯b♭]?)(-?\d)(?:\s*([+−-])\s*(\d+(?:[.,]\d+)?)\s*(?:c|ct|cents?)?)?$/i;

/** The frequency of a note as people write it, to 0.01 Hz: 'C#3', 'Bb2', 'A4 -32', 'c5 +16 cents'. Null if it is none. */
export function hertzOfNote(text: string): number | null {
  const [, letter = '', accidental = '', octave, sign, cents = '0'] = TYPED_NOTE.exec(text.trim()) ?? [];
  const ofLetter = STEPS_OF_LETTERS[letter.toLowerCase()];
  if (ofLetter === undefined) return null;
  const raised = Number(cents.replace(',', '.')) * (sign === '+' ? 1 : -1);
  const steps =
    ofLetter + (ACCIDENTALS[accidental.toLowerCase()] ?? 0) + 12 * Number(octave) - A4_STEPS_FROM_C0;
  const hz = A4_HZ * 2 ** ((steps + raised / 100) / 12);
  return Number(hz.toFixed(2));
}
