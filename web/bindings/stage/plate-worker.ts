import { createGovernor } from '#cymatics/renderer/governor.ts';
import { createSandPainter, type SandPainter } from '#cymatics/renderer/paint-sand.ts';
import { createScene, type Scene } from '#cymatics/renderer/scene.ts';
import { FINENESS } from '#cymatics/still.ts';
import type { PlateMessage } from './plate-messages.ts';

/**
 * The moving plate of the stage, drawn beside the page. Working out where sand comes to rest takes a tenth of a
 * second or more: on the page's own thread every turn of the ring would stutter, and so would its answer.
 */

const GRAINS = 30_000;
const SEED = 7;
const FRAME_MS = 1000 / 60;
/** After a slow frame at most this many steps are caught up: the sand then runs slower instead of stuttering. */
const MOST_STEPS = 3;
/** Sand that only trembles is painted at 20 frames a second: it looks the same and costs a third. */
const TREMBLE_EVERY = 3;

const governor = createGovernor();
let scene: Scene | undefined;
let context: OffscreenCanvasRenderingContext2D | null = null;
let sand: SandPainter | undefined;
let wantedPixels = 0;
let isSeen = true;
let isTrembling = false;
let request = 0;
let before = 0;

self.onmessage = ({ data }: MessageEvent<PlateMessage>) => {
  if (data.kind === 'begin') {
    context = data.canvas.getContext('2d');
    scene = createScene({
      sight: 'stage',
      grains: GRAINS,
      seed: SEED,
      fineness: FINENESS.stage,
      still: data.isStill,
    });
  } else if (data.kind === 'size') {
    wantedPixels = data.pixels;
    // Changing the size wipes a canvas: a resting figure must be painted again.
    if (sand) paint();
  } else if (data.kind === 'show') {
    scene?.want(data.frame);
    isTrembling = (data.frame.agitation ?? 0) > 0;
  } else if (data.kind === 'still') {
    scene?.setStill(data.isStill);
  } else {
    isSeen = data.isSeen;
  }
  wake();
};

function wake(): void {
  if (request === 0 && isSeen && scene && !scene.settled) request = requestAnimationFrame(tick);
}

function tick(now: number): void {
  request = 0;
  if (!scene || !isSeen) return;
  const passed = before === 0 ? FRAME_MS : now - before;
  before = now;
  const steps = Math.min(MOST_STEPS, Math.max(1, Math.round(passed / FRAME_MS)));
  let moved = false;
  for (let i = 0; i < steps; i++) moved = scene.step() || moved;
  if (moved && (!isTrembling || scene.frame % TREMBLE_EVERY < steps)) paint();
  if (governor.note(passed)) scene.setCount(Math.round(GRAINS * governor.grains));
  if (scene.settled) before = 0;
  wake();
}

function paint(): void {
  if (!scene || !context || wantedPixels === 0) return;
  const size = Math.max(1, Math.round(wantedPixels * governor.resolution));
  const { canvas } = context;
  if (canvas.width !== size || canvas.height !== size) canvas.width = canvas.height = size;
  if (sand?.picture.width !== size) sand = createSandPainter(context.createImageData(size, size));
  sand.paint(scene);
  context.putImageData(sand.picture, 0, 0);
}
