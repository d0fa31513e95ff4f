import type { Sight } from '../sight.ts';
import { FINENESS } from '../still.ts';
import { createCanvasPainter } from './canvas-painter.ts';
import { createGlPainter } from './gl-painter.ts';
import { createGovernor } from './governor.ts';
import { frugalGain, grainGain } from './paint-sand.ts';
import type { Painter } from './painter.ts';
import { createScene, type Frame } from './scene.ts';
import { drawingOn, newSurface, pngOf, type Surface } from './surface.ts';

export interface RendererOptions {
  /** 'whole' shows the entire body, 'opening' and 'dial' look at it through a round opening. */
  sight?: Sight;
  /** Draw the plate under the sand; off where the page has its own disc behind the canvas. */
  ground?: boolean;
  grains?: number;
  seed?: number;
  /** Chladni number at which the body answers 432 Hz; see FINENESS in still.ts. */
  fineness?: number;
  /** The settled figure at once, without movement. */
  reducedMotion?: boolean;
  /** Called when the first figure has been painted and its frame is on its way to the screen. */
  onShown?: () => void;
  /** Called when the sand has come to rest. */
  onRest?: () => void;
  /** 'auto' takes a graphics processor where there is one and the 2D canvas elsewhere. */
  painter?: 'auto' | 'webgl2' | 'canvas2d';
}

export interface CymaticRenderer {
  /** CSS pixels of a side, and device pixels for each. */
  resize(cssSize: number, pixelRatio?: number): void;
  /** What shall be seen from now on; call it when something changes, or as often as you like. */
  draw(frame: Frame): void;
  setReducedMotion(reduced: boolean): void;
  /** Whether anyone can see it. In a page it finds out by itself; a worker has to be told. */
  setSeen(seen: boolean): void;
  /** The very frame one sees, as a square PNG on the dark of the page. */
  capture(): Promise<Blob>;
  dispose(): void;
  /** What draws, at which size, how many frames have been painted, and whether the figure rests. */
  readonly painted: Readonly<Painted>;
}

interface Painted {
  kind: Painter['kind'];
  frames: number;
  size: number;
  grains: number;
  resting: boolean;
}

/** Grains where a graphics processor draws them, and where it does not: there each counts for more. */
export const GRAINS = { webgl2: 60_000, canvas2d: 40_000 } as const;
const DEFAULTS = { seed: 7, fineness: FINENESS.large } as const;
/** Pixels of a side of the largest picture: the dense screen of a large room would make one too heavy to send. */
const LARGEST_CAPTURE = 1600;
const INK = '#0A0B10';
const FRAME_MS = 1000 / 60;
/** After a slow frame at most this many steps are caught up: the sand then runs slower instead of stuttering. */
const MOST_STEPS = 3;
/** A sounding figure that only trembles is painted at 20 frames a second: it looks the same and costs a third. */
const TREMBLE_EVERY = 3;

/** Draws on a canvas of the page, or in a worker on one that the page has handed over. */
export function create(canvas: Surface, options: RendererOptions = {}): CymaticRenderer {
  const { ground = true, sight = 'whole', painter: wish = 'auto' } = options;
  const target = drawingOn(canvas);
  if (!target) throw new Error('This browser cannot draw on a canvas.');
  let gl = wish === 'webgl2' ? createGlPainter({ ground, software: true }) : undefined;
  let isGlTried = wish !== 'auto';
  const plain = createCanvasPainter({ ground });
  const most = options.grains ?? GRAINS.webgl2;
  let grains = options.grains ?? GRAINS[gl ? 'webgl2' : 'canvas2d'];
  const scene = createScene({
    sight,
    grains,
    seed: options.seed ?? DEFAULTS.seed,
    fineness: options.fineness ?? DEFAULTS.fineness,
    still: options.reducedMotion ?? false,
  });
  const governor = createGovernor();
  const painted: Painted = { kind: 'canvas2d', frames: 0, size: 0, grains: scene.count, resting: true };

  let wantedSize = canvas.width;
  let request = 0;
  let before = 0;
  let trembling = false;
  const hasDocument = typeof document !== 'undefined';
  let seen = !hasDocument || document.visibilityState === 'visible';

  const paint = (resolution = governor.resolution) => {
    const size = Math.max(1, Math.round(wantedSize * resolution));
    if (canvas.width !== size || canvas.height !== size) canvas.width = canvas.height = size;
    const gain = grainGain(wantedSize) * frugalGain(size / wantedSize, scene.count / most);
    const painter = gl?.paint(scene, target, size, gain) ? gl : plain;
    if (painter === plain) plain.paint(scene, target, size, gain);
    painted.kind = painter.kind;
    painted.size = size;
    painted.grains = scene.count;
    painted.frames++;
    if (painted.frames === 1 && options.onShown) requestAnimationFrame(options.onShown);
  };

  /** A graphics processor is asked for when sand begins to move, not for the first picture: that one would wait for it. */
  const tryGl = () => {
    if (isGlTried || painted.frames === 0) return;
    isGlTried = true;
    gl = createGlPainter({ ground, software: false });
    if (!gl || options.grains !== undefined) return;
    grains = GRAINS.webgl2;
    scene.setCount(grains);
  };

  const tick = (now: number) => {
    request = 0;
    tryGl();
    const passed = before === 0 ? FRAME_MS : now - before;
    before = now;
    const steps = Math.min(MOST_STEPS, Math.max(1, Math.round(passed / FRAME_MS)));
    let moved = false;
    for (let i = 0; i < steps; i++) moved = scene.step() || moved;
    if (moved && (!trembling || scene.frame % TREMBLE_EVERY < steps)) paint();
    if (governor.note(passed)) {
      scene.setCount(Math.round(grains * governor.grains));
    }
    painted.resting = scene.settled;
    if (!painted.resting) {
      wake();
      return;
    }
    before = 0;
    // A picture that stands still costs nothing: it is always shown in full.
    if (governor.resolution < 1) paint(1);
    options.onRest?.();
  };

  /** Asks for the next frame, unless the figure rests or nobody can see it. */
  function wake(): void {
    if (request === 0 && seen) request = requestAnimationFrame(tick);
  }

  const setSeen = (next: boolean) => {
    seen = next;
    if (request < 0) return;
    if (seen) {
      if (!scene.settled) wake();
    } else {
      cancelAnimationFrame(request);
      request = 0;
      before = 0;
    }
  };
  const visibility = () => setSeen(document.visibilityState === 'visible');
  if (hasDocument) document.addEventListener('visibilitychange', visibility);

  return {
    painted,
    resize(cssSize, pixelRatio = 1) {
      const size = Math.max(1, Math.round(cssSize * pixelRatio));
      if (size === wantedSize) return;
      wantedSize = size;
      // Changing the size wipes a canvas: a resting figure must be painted again.
      if (painted.frames > 0) paint(painted.resting ? 1 : governor.resolution);
    },
    draw(frame) {
      scene.want(frame);
      trembling = (frame.agitation ?? 0) > 0;
      painted.resting = scene.settled;
      if (!painted.resting) wake();
    },
    setReducedMotion(reduced) {
      scene.setStill(reduced);
      if (painted.frames > 0) paint(painted.resting ? 1 : governor.resolution);
    },
    setSeen,
    // A copy, never a second drawing: grains are single pixels, so at any other size they would be finer or coarser,
    // darker or brighter than those one sees.
    capture() {
      if (painted.size < wantedSize) paint(1);
      const size = Math.min(wantedSize, LARGEST_CAPTURE);
      const picture = newSurface(size);
      const context = drawingOn(picture);
      if (!context) throw new Error('This browser cannot draw on a canvas.');
      context.fillStyle = INK;
      context.fillRect(0, 0, size, size);
      context.imageSmoothingQuality = 'high';
      context.drawImage(canvas, 0, 0, size, size);
      return pngOf(picture);
    },
    dispose() {
      cancelAnimationFrame(request);
      request = -1;
      if (hasDocument) document.removeEventListener('visibilitychange', visibility);
      gl?.dispose();
      plain.dispose();
    },
  };
}
