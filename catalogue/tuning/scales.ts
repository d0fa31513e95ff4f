/** '9/8' → 1.125; a plain number stands for itself. */
function ratio(text: string): number {
  const [over, under = '1'] = text.split('/');
  const value = Number(over) / Number(under);
  if (!(value > 0)) throw new RangeError(`not a ratio: ${text}`);
  return value;
}

/** '1 9/8 5/4' → [1, 1.125, 1.25] */
export function ratios(text: string): number[] {
  return text.trim().split(/\s+/).map(ratio);
}

/** '4:5:6' → the chord as ratios to its lowest tone. */
export function chord(text: string): number[] {
  const parts = text.split(':').map(Number);
  const lowest = parts[0] ?? Number.NaN;
  return parts.map((part) => part / lowest);
}

export function onTonic(tonic: number, degrees: readonly number[]): number[] {
  return degrees.map((degree) => tonic * degree);
}

/** A tone so many equal semitones above or below another. */
export function semitonesFrom(hertz: number, semitones: number): number {
  return hertz * 2 ** (semitones / 12);
}

/** The steps of a period divided evenly, without the period itself. */
export function equalDivision(parts: number, period = 2): number[] {
  return Array.from({ length: parts }, (_, step) => period ** (step / parts));
}

/** Steps given as so many equal parts of the octave each: [4, 3, 3, …] of 24 is a maqam. */
export function byEqualSteps(steps: readonly number[], partsOfOctave: number): number[] {
  const degrees = [1];
  let sum = 0;
  for (const step of steps) {
    sum += step;
    degrees.push(2 ** (sum / partsOfOctave));
  }
  return degrees;
}

/** An octave of two equal tetrachords with a whole tone between, as the Greek theorists describe it. */
export function twoTetrachords([first, second, third]: readonly [number, number, number]): number[] {
  const lower = [1, first, first * second, first * second * third];
  return [...lower, ...lower.map((degree) => degree * (3 / 2))];
}

/** The mode that begins on another degree of an octave scale given without its octave; ends on the octave. */
export function modeFrom(degree: number, scale: readonly number[]): number[] {
  const turned = [...scale.slice(degree), ...scale.slice(0, degree).map((value) => value * 2)];
  const root = turned[0] ?? Number.NaN;
  return [...turned, root * 2];
}

/**
 * Puts the tones at the given places first and leaves the others in order. Three generators sound the
 * first three tones of a preset; a scale that began do, re, mi would sound as a clot of seconds.
 */
export function leadWith(places: readonly number[], tones: readonly number[]): number[] {
  const leading = places.map((place) => {
    const tone = tones[place];
    if (tone === undefined) throw new RangeError(`no tone at place ${place}`);
    return tone;
  });
  return [...leading, ...tones.filter((_, place) => !places.includes(place))];
}
