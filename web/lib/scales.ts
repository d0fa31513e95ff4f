/** How far along its track a value stands, from 0 to 1, and back. */
export interface Scale {
  toShare: (value: number) => number;
  toValue: (share: number) => number;
}

export function linearScale(min: number, max: number): Scale {
  return {
    toShare: (value) => (value - min) / (max - min),
    toValue: (share) => min + share * (max - min),
  };
}

/** Equal ratios take equal room, as the ear hears pitch. The range must begin above zero. */
export function logScale(min: number, max: number): Scale {
  const ratio = Math.log(max / min);
  return {
    toShare: (value) => Math.log(value / min) / ratio,
    toValue: (share) => min * Math.exp(share * ratio),
  };
}

/** To the nearest multiple of the step, without the dust of binary fractions (0.1 + 0.2). */
export function roundTo(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
