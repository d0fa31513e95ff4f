import { frequency as limit } from '#contract/rules/limits.ts';

/** The tape is for the fingertip: nine pixels are one hertz. */
export const PIXELS_A_HERTZ = 9;

/** Named places on the tape. */
const landmarks: readonly { readonly hz: number; readonly name: string }[] = [
  { hz: 7.83, name: 'Schumann' },
  { hz: 220, name: 'A3' },
  { hz: 256, name: 'Scientific C' },
  { hz: 396, name: 'Liberation' },
  { hz: 417, name: 'Facilitation' },
  { hz: 432, name: 'Relaxation' },
  { hz: 440, name: 'A4' },
  { hz: 528, name: 'Transformation' },
  { hz: 639, name: 'Connection' },
  { hz: 741, name: 'Awakening' },
  { hz: 852, name: 'Spiritual Order' },
  { hz: 880, name: 'A5' },
  { hz: 963, name: 'Transcendence' },
];

export interface TapeMark {
  readonly hz: number;
  /** Written below every ten hertz. */
  readonly label: string | null;
  readonly size: 'small' | 'middle' | 'large';
}

/** The marks that can be seen when the needle stands at a frequency and the tape is `pixels` wide. */
export function marksAround(hz: number, pixels: number): readonly TapeMark[] {
  const reach = Math.ceil(pixels / 2 / PIXELS_A_HERTZ) + 1;
  const first = Math.max(0, Math.floor(hz) - reach);
  const last = Math.min(limit.max, Math.ceil(hz) + reach);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => markAt(first + step));
}

function markAt(hz: number): TapeMark {
  if (hz % 10 === 0) return { hz, label: String(hz), size: 'large' };
  return { hz, label: null, size: hz % 5 === 0 ? 'middle' : 'small' };
}

export function landmarksAround(hz: number, pixels: number): typeof landmarks {
  const reach = pixels / 2 / PIXELS_A_HERTZ;
  return landmarks.filter((landmark) => Math.abs(landmark.hz - hz) < reach);
}

/** Kept to hundredths and within what a generator can play. */
export function onTape(hz: number): number {
  return Math.min(limit.max, Math.max(limit.min, Number(hz.toFixed(2))));
}
