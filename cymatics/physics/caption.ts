import { BODIES, type Figure } from './figures.ts';
import { HIGHEST_NUMBER, platePitch } from './pitch.ts';
import { nearestRoundMode } from './round-response.ts';
import { nearestSquareMode } from './square-response.ts';
import { soundingTones, type Tone } from './tones.ts';

export interface CaptionOptions {
  tones: readonly Tone[];
  figure: Figure;
  fineness: number;
  /** Above this number tones are drawn octaves lower; as on the moving plate when left out. */
  highest?: number;
}

/**
 * What the large plates begin with, and its name, known by heart: a slow machine takes half a second for the table of
 * modes that tells it, and the page would wait.
 */
export const FIRST_MODE = { number: 106.5, mode: '10, 4' } as const;

/** What the picture shows, in words: "Square plate, mode 8, 2, 432 Hz". For the caption and the live text. */
export function captionOf({ tones, figure, fineness, highest = HIGHEST_NUMBER }: CaptionOptions): string {
  const sounding = soundingTones(tones);
  const parts = sounding.map(({ frequency }) => {
    const { number, octaves } = platePitch(frequency, figure, fineness, highest);
    return `mode ${modeName(figure, number)}, ${hertz(frequency)}${shift(octaves)}`;
  });
  return [bodyName(figure), ...(parts.length > 0 ? [parts.join('; ')] : ['at rest'])].join(', ');
}

function bodyName(figure: Figure): string {
  const body = BODIES[figure];
  if (body.shape === 'square') return body.turn === 0 ? 'Square plate' : 'Square plate hung by a corner';
  return body.body === 'skin' ? 'Drum skin' : `Round plate driven at ${body.fold} points`;
}

function modeName(figure: Figure, number: number): string {
  const body = BODIES[figure];
  if (body.shape === 'square' && number === FIRST_MODE.number) return FIRST_MODE.mode;
  if (body.shape === 'square') {
    const { m, n } = nearestSquareMode(number);
    return `${Math.max(m, n)}, ${Math.min(m, n)}`;
  }
  const { diameters, circles } = nearestRoundMode(body, number);
  return `${diameters}, ${circles}`;
}

function hertz(frequency: number): string {
  return `${Math.round(frequency * 100) / 100} Hz`;
}

function shift(octaves: number): string {
  if (octaves === 0) return '';
  const count = Math.abs(octaves);
  return `, drawn ${count} ${count === 1 ? 'octave' : 'octaves'} ${octaves > 0 ? 'higher' : 'lower'}`;
}
