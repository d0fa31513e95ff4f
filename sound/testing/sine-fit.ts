/** A sine found in samples: `amplitude · cos(2π·hz·t + phase)`, t counted from the first sample given. */
export interface FittedSine {
  readonly amplitude: number;
  readonly phase: number;
}

/** The sine of a known frequency that leaves the least behind (least squares, exact for any span). */
export function fitSine(samples: Float32Array, sampleRate: number, hz: number): FittedSine {
  const omega = (2 * Math.PI * hz) / sampleRate;
  let cc = 0;
  let ss = 0;
  let cs = 0;
  let xc = 0;
  let xs = 0;
  for (let i = 0; i < samples.length; i++) {
    const c = Math.cos(omega * i);
    const s = Math.sin(omega * i);
    const x = samples[i] ?? 0;
    cc += c * c;
    ss += s * s;
    cs += c * s;
    xc += x * c;
    xs += x * s;
  }
  const determinant = cc * ss - cs * cs;
  const a = (xc * ss - xs * cs) / determinant;
  const b = (xs * cc - xc * cs) / determinant;
  return { amplitude: Math.hypot(a, b), phase: Math.atan2(-b, a) };
}

/**
 * The amplitude at one frequency, looked at through a window that shuts other tones out: at 5 Hz distance and ten
 * seconds' length nothing of them is left above −200 dB.
 */
export function amplitudeAt(samples: Float32Array, sampleRate: number, hz: number): number {
  const omega = (2 * Math.PI * hz) / sampleRate;
  let real = 0;
  let imaginary = 0;
  let weight = 0;
  for (let i = 0; i < samples.length; i++) {
    const window = Math.sin((Math.PI * (i + 0.5)) / samples.length) ** 8;
    const x = (samples[i] ?? 0) * window;
    real += x * Math.cos(omega * i);
    imaginary += x * Math.sin(omega * i);
    weight += window;
  }
  return (2 * Math.hypot(real, imaginary)) / weight;
}

/** Subtracts a fitted sine and gives the root mean square of what is left. */
export function residualRms(samples: Float32Array, sampleRate: number, hz: number, sine: FittedSine): number {
  const omega = (2 * Math.PI * hz) / sampleRate;
  let sum = 0;
  for (let i = 0; i < samples.length; i++) {
    sum += ((samples[i] ?? 0) - sine.amplitude * Math.cos(omega * i + sine.phase)) ** 2;
  }
  return Math.sqrt(sum / samples.length);
}

/** How many radians a second the phase drifts against the nominal frequency, as a difference in Hz. */
function driftHz(phases: readonly number[], secondsApart: number): number {
  let before = phases[0] ?? 0;
  let turns = 0;
  const unwrapped = phases.map((phase) => {
    turns += Math.round((before - phase) / (2 * Math.PI));
    before = phase;
    return phase + turns * 2 * Math.PI;
  });
  const middle = (unwrapped.length - 1) / 2;
  const mean = unwrapped.reduce((sum, phase) => sum + phase, 0) / unwrapped.length;
  let above = 0;
  let below = 0;
  unwrapped.forEach((phase, index) => {
    above += (index - middle) * (phase - mean);
    below += (index - middle) ** 2;
  });
  return above / below / secondsApart / (2 * Math.PI);
}

/**
 * The exact frequency of a tone that is near `nominalHz`: its phase is fitted in pieces, and the slope of the
 * phases over time is what the frequency is off by. Far finer than any spectrum.
 */
export function measureHz(samples: Float32Array, sampleRate: number, nominalHz: number): number {
  const pieces = Math.min(64, Math.max(8, Math.floor((samples.length / sampleRate) * 4)));
  const length = Math.floor(samples.length / pieces);
  const phases = Array.from({ length: pieces }, (_, index) => {
    const start = index * length;
    const { phase } = fitSine(samples.subarray(start, start + length), sampleRate, nominalHz);
    // Refer the phase to the very first sample, so that a tone of exactly the nominal frequency stands still.
    const turnsBefore = ((nominalHz * start) / sampleRate) % 1;
    return phase - 2 * Math.PI * turnsBefore;
  });
  return nominalHz + driftHz(phases, length / sampleRate);
}

/**
 * How often a second a carrier is pulsed. The carrier's amplitude is fitted every 10 ms, and the phase of that
 * envelope is followed period by period.
 */
export function measurePulseHz(
  samples: Float32Array,
  sampleRate: number,
  carrierHz: number,
  nominalHz: number,
): number {
  const hop = Math.round(sampleRate / 100);
  const envelopeRate = sampleRate / hop;
  const envelope = Float32Array.from({ length: Math.floor(samples.length / hop) }, (_, index) => {
    const piece = samples.subarray(index * hop, (index + 1) * hop);
    return fitSine(piece, sampleRate, carrierHz).amplitude;
  });
  const mean = envelope.reduce((sum, value) => sum + value, 0) / envelope.length;
  const centred = envelope.map((value) => value - mean);
  const periods = Math.max(1, Math.floor((envelope.length / envelopeRate) * nominalHz));
  const perPiece = Math.max(1, Math.floor(periods / 24));
  const length = (perPiece * envelopeRate) / nominalHz;
  const pieces = Math.floor(centred.length / length + 1e-6);
  const phases = Array.from({ length: pieces }, (_, index) => {
    const start = Math.round(index * length);
    const piece = centred.subarray(start, start + Math.round(length));
    return (
      fitSine(piece, envelopeRate, nominalHz).phase - 2 * Math.PI * (((nominalHz * start) / envelopeRate) % 1)
    );
  });
  return nominalHz + driftHz(phases, length / envelopeRate);
}

/** Cents between two frequencies. */
export function centsBetween(hz: number, reference: number): number {
  return 1200 * Math.log2(hz / reference);
}
