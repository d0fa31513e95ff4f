import { frequency as limit } from '#contract/rules/limits.ts';
import { solfeggio } from '#contract/rules/sound-defaults.ts';
import { clamp, logScale } from '#web/lib/scales.ts';

/** The ring is drawn in a square of this size, whatever its size on the page. */
export const RING_BOX = 656;
const RING_RADIUS = 304;
const CENTRE = RING_BOX / 2;
/** It opens at the bottom, where the number stands: from lower left over the top to lower right. */
const FIRST_DEGREE = 140;
const SPAN_DEGREES = 260;
const scale = logScale(limit.min, limit.sliderMax);

/** Within this part of the ring a landmark draws the knob to itself: about a pixel to either side. */
const MAGNET = 0.0008;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far around the ring a frequency stands, 0 to 1: equal ratios, equal ways. What is higher stands at the end. */
export function shareOf(hz: number): number {
  return scale.toShare(clamp(hz, limit.min, limit.sliderMax));
}

/**
 * The frequency at a share of the ring. A pixel of it is a third of a percent, so the hand gets round numbers: whole
 * hertz from 100 on, tenths from 10 on, hundredths below. The tape is there for what lies between.
 */
export function hertzAt(share: number): number {
  const clamped = clamp(share, 0, 1);
  const landmark = solfeggio.find((hz) => Math.abs(shareOf(hz) - clamped) < MAGNET);
  if (landmark !== undefined) return landmark;
  const exact = scale.toValue(clamped);
  const grid = exact >= 100 ? 1 : exact >= 10 ? 10 : 100;
  return clamp(Math.round(exact * grid) / grid, limit.min, limit.sliderMax);
}

export function pointAt(share: number, radius = RING_RADIUS): Point {
  const radians = ((FIRST_DEGREE + share * SPAN_DEGREES) * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(radians), y: CENTRE + radius * Math.sin(radians) };
}

/** An SVG path along the ring from one share to another. */
export function arcBetween(from: number, to: number, radius = RING_RADIUS): string {
  const a = pointAt(from, radius);
  const b = pointAt(to, radius);
  const isLarge = (to - from) * SPAN_DEGREES > 180 ? 1 : 0;
  return `M${a.x.toFixed(2)} ${a.y.toFixed(2)}A${radius} ${radius} 0 ${isLarge} 1 ${b.x.toFixed(2)} ${b.y.toFixed(2)}`;
}

/**
 * The share of the ring that a point of the box points at. In the gap at the bottom the end on the hand's own side
 * holds, so that a drag past the end stops there instead of leaping across.
 */
export function shareAt({ x, y }: Point): number {
  const degrees = (Math.atan2(y - CENTRE, x - CENTRE) * 180) / Math.PI;
  const fromFirst = (degrees - FIRST_DEGREE + 720) % 360;
  if (fromFirst <= SPAN_DEGREES) return fromFirst / SPAN_DEGREES;
  return x < CENTRE ? 0 : 1;
}

export interface Tick {
  readonly hz: number;
  /** Begins a decade, and is longer. */
  readonly isDecade: boolean;
  readonly label: string | null;
}

/** One to nine in every decade, written out at its beginning and at both ends of the ring. */
export const ticks: readonly Tick[] = [0.1, 1, 10, 100, 1000].flatMap((decade) =>
  Array.from({ length: 9 }, (_, step) => ({ hz: Number((decade * (step + 1)).toPrecision(2)), step }))
    .filter(({ hz }) => hz <= limit.sliderMax)
    .map(({ hz, step }) => ({
      hz,
      isDecade: step === 0,
      label: step === 0 || hz === limit.sliderMax ? shortLabel(hz) : null,
    })),
);

function shortLabel(hz: number): string {
  return hz >= 1000 ? `${hz / 1000}k` : String(hz);
}
