import { sequence as limit } from '#contract/rules/limits.ts';
import { stageHertz } from '#sound/plan/stages.ts';
import type { Lane, Sequence } from '#sound/state/sequence.ts';
import { sequenceSeconds } from '#sound/state/sequence.ts';
import { clamp, logScale } from '#web/lib/scales.ts';

/** A place in the picture of a sequence: both 0 to 1, from the left and from the top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Scale {
  /** Seconds from edge to edge. */
  readonly seconds: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The picture is never narrower than this in pitch, or a hand could not tell up from down. */
const LEAST_OCTAVES = 1;
/** Room above the highest and below the lowest line, as a share of what lies between them. */
const AIR = 0.18;
/** Time to the right of the end, to drag the last stage into. */
const SPARE_TIME = 0.08;

/** What the picture has to hold. Tones stand at equal ratios, as the ear hears them. */
export function scaleOf(sequence: Sequence): Scale {
  const all = sequence.lanes.flatMap(({ stages }) => stages);
  const lows = Math.log2(Math.min(...all.map(({ frequency }) => frequency)));
  const highs = Math.log2(Math.max(...all.map(({ frequency }) => frequency)));
  const middle = (lows + highs) / 2;
  const half = (Math.max(LEAST_OCTAVES, highs - lows) / 2) * (1 + 2 * AIR);
  const longest = Math.max(
    sequenceSeconds(sequence),
    ...sequence.lanes.map(({ stages }) => stages.reduce((sum, { duration }) => sum + duration, 0)),
  );
  return { seconds: longest * (1 + SPARE_TIME), lowest: 2 ** (middle - half), highest: 2 ** (middle + half) };
}

export function placeOf(scale: Scale, seconds: number, hz: number): Place {
  return { x: seconds / scale.seconds, y: 1 - logScale(scale.lowest, scale.highest).toShare(hz) };
}

export function hertzAtPlace(scale: Scale, y: number): number {
  const hz = logScale(scale.lowest, scale.highest).toValue(1 - y);
  return clamp(Math.round(hz), limit.stageFrequencyMin, limit.stageFrequencyMax);
}

/** Where a stage begins, as a handle that can be dragged; the last one is the end of the lane. */
export interface Handle extends Place {
  /** Dragged up and down it changes this stage's frequency; the end of a lane has none. */
  readonly stage: number | null;
  /** Dragged sideways it changes this stage's duration; the first handle has none before it. */
  readonly before: number | null;
}

export function handlesOf(scale: Scale, { stages }: Lane): Handle[] {
  let at = 0;
  const handles = stages.map((stage, index): Handle => {
    const handle = {
      ...placeOf(scale, at, stage.frequency),
      stage: index,
      before: index > 0 ? index - 1 : null,
    };
    at += stage.duration;
    return handle;
  });
  const last = stages.length - 1;
  return [...handles, { ...placeOf(scale, at, stages[last]?.frequency ?? 0), stage: null, before: last }];
}

/** The line of a lane: level where a stage stays, steep where it steps, sloping where it glides. */
export function lineOf(scale: Scale, { stages }: Lane): Place[] {
  let at = 0;
  return stages.flatMap((stage, index) => {
    const begin = placeOf(scale, at, stage.frequency);
    at += stage.duration;
    return [begin, placeOf(scale, at, stageHertz(stages, index, 1))];
  });
}

/** Seconds that a stage lasts when its end is dragged to a place. */
export function secondsUntil({ stages }: Lane, index: number, wanted: number): number {
  const start = stages.slice(0, index).reduce((sum, { duration }) => sum + duration, 0);
  return Math.min(limit.stageSecondsMax, Math.max(limit.stageSecondsMin, Math.round(wanted - start)));
}

/** Round moments for the axis, at most `most` of them. */
export function ticksOf(seconds: number, most: number): number[] {
  const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000, 36_000];
  const step = steps.find((one) => seconds / one <= most) ?? Math.ceil(seconds / most);
  return Array.from({ length: Math.floor(seconds / step) + 1 }, (_, index) => index * step);
}
