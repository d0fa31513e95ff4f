import { RATE, type Stereo, silence } from './stereo.ts';

export type Room = {
  /** Seconds to fall by 60 dB. */
  decay: number;
  /** 0 (bright) to 0.9 (dark): how much treble each pass through the room loses. */
  damping: number;
  /** Seconds before the first echo returns: a larger room answers later. */
  delay: number;
};

/** Lengths in samples without common factors, so that echoes do not fall on one another and ring. */
const LINES = [1447, 1733, 2029, 2357, 2693, 3119, 3571, 4099] as const;
const DIFFUSERS = [142, 277, 431, 617] as const;
const DRIFT = 9;

type Line = { buffer: Float32Array; write: number; length: number; gain: number; low: number; phase: number };

/** What the room answers to a sound: eight delay lines that feed one another through a Householder mix. */
export function reverberate(dry: Stereo, room: Room): Stereo {
  const wet = silence(dry.left.length / RATE);
  const lines: Line[] = LINES.map((length, k) => ({
    buffer: new Float32Array(8192),
    write: 0,
    length,
    gain: 10 ** ((-3 * length) / (room.decay * RATE)),
    low: 0,
    phase: k * 0.9,
  }));
  const ahead = Math.round(room.delay * RATE);
  const diffuseLeft = diffuser(0);
  const diffuseRight = diffuser(23);
  const cut = 1 - Math.exp((-2 * Math.PI * 110) / RATE);
  let floorLeft = 0;
  let floorRight = 0;
  const reads = new Float64Array(8);
  const offsets = new Float64Array(8);
  for (let i = ahead; i < wet.left.length; i++) {
    const l = dry.left[i - ahead] as number;
    const r = dry.right[i - ahead] as number;
    // The room does not answer the lowest bass: long low reverberation turns to mud.
    floorLeft += (l - floorLeft) * cut;
    floorRight += (r - floorRight) * cut;
    const inLeft = diffuseLeft(l - floorLeft);
    const inRight = diffuseRight(r - floorRight);
    if (i % 32 === 0) drift(lines, offsets, i);
    let sum = 0;
    for (let k = 0; k < 8; k++) {
      const line = lines[k] as Line;
      const back = line.write - line.length - (offsets[k] as number) + 16384;
      const whole = Math.floor(back);
      const a = line.buffer[whole & 8191] as number;
      const b = line.buffer[(whole + 1) & 8191] as number;
      const value = (a + (b - a) * (back - whole)) * line.gain;
      line.low = value * (1 - room.damping) + line.low * room.damping;
      reads[k] = line.low;
      sum += line.low;
    }
    sum *= 0.25;
    for (let k = 0; k < 8; k++) {
      const line = lines[k] as Line;
      line.buffer[line.write] = (k % 2 === 0 ? inLeft : inRight) * 0.35 + (reads[k] as number) - sum;
      line.write = (line.write + 1) & 8191;
    }
    wet.left[i] = at(reads, 0) - at(reads, 3) + at(reads, 4) - at(reads, 7) + 0.3 * at(reads, 1);
    wet.right[i] = at(reads, 1) - at(reads, 2) + at(reads, 5) - at(reads, 6) + 0.3 * at(reads, 0);
  }
  return wet;
}

function at(values: Float64Array, k: number): number {
  return values[k] as number;
}

/** Each line breathes by a few samples at its own slow pace; still lines would sound like metal. */
function drift(lines: Line[], offsets: Float64Array, i: number): void {
  for (let k = 0; k < 8; k++) {
    const phase = (lines[k] as Line).phase;
    offsets[k] = DRIFT * (1 + Math.sin((2 * Math.PI * (0.11 + 0.047 * k) * i) / RATE + phase));
  }
}

/** Four all-pass filters in a row smear a click into a soft cloud before it enters the room. */
function diffuser(extra: number): (x: number) => number {
  const stages = DIFFUSERS.map((length) => ({ buffer: new Float32Array(length + extra), position: 0 }));
  return (x) => {
    let value = x;
    for (const stage of stages) {
      const delayed = stage.buffer[stage.position] as number;
      const fed = value + 0.6 * delayed;
      stage.buffer[stage.position] = fed;
      stage.position = stage.position + 1 === stage.buffer.length ? 0 : stage.position + 1;
      value = delayed - 0.6 * fed;
    }
    return value;
  };
}
