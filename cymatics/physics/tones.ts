export type Wave = 'sine' | 'square' | 'triangle' | 'sawtooth';

export interface Tone {
  /** Hertz. */
  frequency: number;
  /** 0 … 1; 1 when left out. */
  level?: number;
  /** Sine when left out. */
  wave?: Wave;
}

/** One sine of a tone. */
export interface Partial {
  harmonic: number;
  amplitude: number;
}

/** As many tones as the product has generators. */
const MOST_TONES = 3;
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

/** The sines of which a wave type consists, for a fundamental of one. */
export function partialsOf(wave: Wave): Partial[] {
  return Array.from({ length: MOST_HARMONICS }, (_, i) => ({
    harmonic: i + 1,
    amplitude: SERIES[wave](i + 1),
  })).filter(({ amplitude }) => amplitude >= FAINTEST);
}

/** The tones that move anything, at most three. */
export function soundingTones(tones: readonly Tone[]): Required<Tone>[] {
  return tones
    .map(({ frequency, level = 1, wave = 'sine' }) => ({ frequency, level, wave }))
    .filter(({ frequency, level }) => Number.isFinite(frequency) && frequency > 0 && level > 0)
    .slice(0, MOST_TONES);
}
