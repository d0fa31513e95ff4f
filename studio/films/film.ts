import { type Camera, HEIGHT, WIDTH } from './cameras.ts';
import type { Sand } from './grain-paths.ts';
import { createPainter, dithered } from './painter.ts';

export const FRAMES_A_SECOND = 24;

/** A shot holds from one moment to another and dissolves into its neighbours where they overlap. */
type Shot = { from: number; to: number; camera: Camera; sand: () => Sand; gain: number };

export type Film = {
  name: string;
  seconds: number;
  shots: readonly Shot[];
  /** How bright the lamp is, 0 to 1, at a moment. */
  lamp: (t: number) => number;
};

/** The film frame by frame, each as bytes of red, green and blue. */
export function* frames(film: Film, from = 0, to = film.seconds): Generator<Buffer> {
  const painters = new Map<Shot, ReturnType<typeof createPainter>>();
  const picture = new Float32Array(WIDTH * HEIGHT * 3);
  for (let frame = Math.round(from * FRAMES_A_SECOND); frame < Math.round(to * FRAMES_A_SECOND); frame++) {
    const t = frame / FRAMES_A_SECOND;
    picture.fill(0);
    const visible = film.shots.filter((shot) => t >= shot.from && t < shot.to);
    for (const shot of visible) {
      const painter = painters.get(shot) ?? createPainter(shot.camera, shot.sand(), shot.gain);
      painters.set(shot, painter);
      painter(t, picture, share(shot, visible, t), film.lamp(t));
    }
    for (const shot of painters.keys()) if (shot.to <= t) painters.delete(shot);
    yield dithered(picture);
  }
}

/** 1 for a shot alone; in an overlap the later one comes up as the earlier one goes. */
function share(shot: Shot, visible: readonly Shot[], t: number): number {
  const next = visible.find((other) => other.from > shot.from);
  const before = visible.find((other) => other.from < shot.from);
  if (next) return 1 - smooth((t - next.from) / (shot.to - next.from));
  if (before) return smooth((t - shot.from) / (before.to - shot.from));
  return 1;
}

function smooth(x: number): number {
  const v = Math.min(1, Math.max(0, x));
  return v * v * (3 - 2 * v);
}
