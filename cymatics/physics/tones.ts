export type Wave = 'sine' | 'square' | 'triangle' | 'sawtooth';

export interface Tone {
  /** Hertz. */
  frequency: number;
  /** 0 … 1; 1 when left out. */
  level?: number;
  /** Sine when left out. */
  wave?: Wave;
}

/** One sine that the body is driven with. */
export interface Partial {
  /** Hertz, before any octave shift. */
  frequency: number;
  amplitude: number;
}

/** As many tones as the product has generators. */
export const MOST_TONES = 3;
const MOST_HARMONICS = 7;
/** Partials weaker than this would move no grain: leaving them out saves their field. */
const FAINTEST = 0.08;

/** Amplitude of the harmonics of each wave type, from Fourier's series: each is a figure of its own. */
const SERIES: Record<Wave, (h: number) => number> = {
  sine: (h) => (h === 1 ? 1 : 0),
  sawtooth: (h) => 1 / h,
  square: (h) => (h % 2 ? 1 / h : 0),
  triangle: (h) => (h % 2 ? 1 / (h * h) : 0),
};

/** The sines of which the tones consist. */
export function partialsOf(tones: readonly Tone[]): Partial[] {
  const partials: Partial[] = [];
  for (const { frequency, level = 1, wave = 'sine' } of tones.slice(0, MOST_TONES)) {
    if (!(frequency > 0) || !(level > 0)) continue;
    for (let h = 1; h <= MOST_HARMONICS; h++) {
      const amplitude = SERIES[wave](h);
      if (amplitude >= FAINTEST) partials.push({ frequency: frequency * h, amplitude: amplitude * level });
    }
  }
  return partials;
}

/** The lowest and the highest Chladni number with a figure one can see. */
export const LOWEST_NUMBER = 12;
export const HIGHEST_NUMBER = 1700;

/** Whole octaves by which a number is moved so that the body can answer it; 0 for most of what one hears. */
export function octavesToReach(number: number, highest = HIGHEST_NUMBER, perOctave = 2): number {
  if (number < LOWEST_NUMBER) return Math.ceil(Math.log(LOWEST_NUMBER / number) / Math.log(perOctave));
  if (number > highest) return -Math.ceil(Math.log(number / highest) / Math.log(perOctave));
  return 0;
}
