import { type Field, fieldOf } from '../physics/field.ts';
import { DEFAULT_FIGURE, type Figure } from '../physics/figures.ts';
import { HIGHEST_NUMBER } from '../physics/pitch.ts';
import type { Tone } from '../physics/tones.ts';
import { type Grains, strewGrains } from '../sand/grains.ts';
import { runDown } from '../sand/run-down.ts';
import { bodyScale, bodyTest, type Sight } from '../sight.ts';
import { createGround, type Ground } from './ground.ts';
import { createMotion } from './motion.ts';

/** What shall be seen from now on. */
export interface Frame {
  tones: readonly Tone[];
  figure?: Figure;
  /** 0 … 1: how many grains hop while the plate sounds. It moves grains, it never changes their brightness. */
  agitation?: number;
}

export interface SceneOptions {
  sight: Sight;
  grains: number;
  seed: number;
  fineness: number;
  /** Show the settled figure at once, without movement. */
  still: boolean;
}

export interface Scene {
  readonly sight: Sight;
  /** Where each grain is seen, x and y in turn, 0 … 1 from edge to edge. */
  readonly places: Float32Array;
  readonly light: Float32Array;
  readonly count: number;
  readonly ground: Ground;
  /** Frames made so far, 60 to a second. */
  readonly frame: number;
  readonly settled: boolean;
  want(frame: Frame): void;
  /** Goes on by 1/60 s; false when nothing moved. */
  step(): boolean;
  setStill(still: boolean): void;
  setCount(count: number): void;
}

const FRAMES_A_SECOND = 60;
/** Sand is at rest this long after the last change at the latest. */
const SETTLE_FRAMES = 1.9 * FRAMES_A_SECOND;
/** While a slider moves, the field is worked out at most every so many frames. */
const FIELD_PERIOD = 5;
/** Seven places for a half wave of the highest number. */
const FIELD_SIZE = 7 * Math.ceil(Math.sqrt(HIGHEST_NUMBER));
/** Width of a sand line, in half widths of the body. */
const SPREAD = 0.0042;
/** Grains whose resting place is found in one frame: a few milliseconds' work. */
const GRAINS_A_FRAME = 6000;

/**
 * The plate and its sand over time. Everything follows from the wishes, the seed and the number of frames:
 * no clock and no chance is used, so the same link shows the same picture.
 */
export function createScene(options: SceneOptions): Scene {
  const { sight, seed, fineness } = options;
  let still = options.still;
  let grains: Grains = strewGrains(options.grains, seed);
  let motion = createMotion(grains);
  const ground = createGround(sight);

  let wanted: Frame = { tones: [], figure: DEFAULT_FIGURE };
  let wantedKey = '';
  let shownKey = '';
  let field: Field | undefined;
  let figure: Figure = DEFAULT_FIGURE;
  let frame = 0;
  let fieldFrame = -FIELD_PERIOD;
  let changedFrame = 0;
  let placed = 0;

  const findField = () => {
    shownKey = wantedKey;
    fieldFrame = frame;
    figure = wanted.figure ?? DEFAULT_FIGURE;
    field = fieldOf({ tones: wanted.tones, figure, fineness, size: FIELD_SIZE, highest: HIGHEST_NUMBER });
    ground.change(field, figure);
    placed = 0;
  };
  const placeGrains = (atMost: number) => {
    if (!field || placed >= grains.count) return;
    const to = Math.min(grains.count, placed + atMost);
    runDown(field, grains, SPREAD, motion.targets, placed, to);
    motion.toPicture(placed, to, bodyScale(sight, figure));
    placed = to;
    changedFrame = frame;
  };
  const showAtOnce = () => {
    findField();
    placeGrains(grains.count);
    motion.arrive();
    ground.arrive();
  };

  const isSettled = () =>
    shownKey === wantedKey &&
    placed >= grains.count &&
    (still || (motion.atRest() && ground.atRest() && !(wanted.agitation && wanted.tones.length > 0)));

  return {
    sight,
    ground,
    get places() {
      return motion.places;
    },
    get light() {
      return grains.light;
    },
    get count() {
      return grains.count;
    },
    get frame() {
      return frame;
    },
    get settled() {
      return isSettled();
    },
    want(next) {
      wanted = next;
      wantedKey = JSON.stringify([next.figure ?? DEFAULT_FIGURE, next.tones]);
      // A plate that falls silent keeps its figure: nothing moves the sand any more.
      if (next.tones.length === 0 && field && (next.figure ?? DEFAULT_FIGURE) === figure)
        wantedKey = shownKey;
    },
    step() {
      frame++;
      // The first figure has nowhere to come from: it stands in the first frame, which then is the only one.
      if (shownKey !== wantedKey && (still || !field)) {
        showAtOnce();
        return true;
      }
      if (isSettled()) return false;
      const busy = field !== undefined && placed < grains.count;
      if (shownKey !== wantedKey && !busy && frame - fieldFrame >= FIELD_PERIOD) findField();
      placeGrains(Math.max(GRAINS_A_FRAME, Math.ceil(grains.count / 8)));
      if (frame - changedFrame >= SETTLE_FRAMES) motion.arrive();
      motion.step(frame, wanted.tones.length > 0 ? (wanted.agitation ?? 0) : 0, bodyTest(sight, figure));
      ground.step();
      return true;
    },
    setStill(next) {
      still = next;
      if (still && field) {
        placeGrains(grains.count);
        motion.arrive();
        ground.arrive();
      }
    },
    setCount(count) {
      if (count === grains.count) return;
      grains = strewGrains(count, seed);
      motion = createMotion(grains, motion.places);
      placed = 0;
      if (still) {
        placeGrains(count);
        motion.arrive();
      }
    },
  };
}
