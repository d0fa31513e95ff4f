import type { Room } from '../dsp/reverb.ts';
import type { Instrument } from '../instruments/instrument.ts';
import type { Scale } from './scales.ts';

/** Notes thrown in by chance from a few pitches, `rate` a beat on average: wind chimes, drops, birds. */
export type Scattered = { scatter: string; rate: number };

export type Part = {
  name: string;
  instrument: Instrument;
  /** Octaves from the song's tonic at which `1` lies. */
  octave: number;
  /** dB. */
  level: number;
  /** How much of it goes into the room, in dB. */
  room: number;
  pan?: number;
  /** Notes are placed at random this far to either side of `pan`. */
  spread?: number;
  /** Seconds by which a player is early or late. */
  loose?: number;
  /** Seconds between the notes of a chord, from the lowest up: a strum. */
  strum?: number;
  /** Hz that overrule the pitch, for a drum. */
  fixedHz?: number;
  /** A pulse of the whole part, in Hz, and how deep it goes (0–1). */
  pulse?: { hz: number; depth: number };
  /** What it plays in each section; silent where it has no line. */
  lines: Record<string, string | Scattered>;
  /** dB that are added at the beginning of a section and reached gradually from the one before: the part's arc. */
  arc?: Record<string, number>;
};

/** A piece of music as data: read it from top to bottom like a page of score. */
export type Song = {
  id: string;
  title: string;
  /** Hz of the first step of the scale, octave 0. */
  tonic: number;
  scale: Scale;
  /** The whole, with the last note's ringing, in seconds. */
  seconds: number;
  /** Seconds from beat to beat. */
  beat: number;
  /** Section by section, how many beats. */
  form: readonly (readonly [name: string, beats: number])[];
  room: Room & { level: number };
  parts: readonly Part[];
};
