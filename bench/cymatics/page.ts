import type { Figure } from '#cymatics/physics/figures.ts';
import { createCanvasPainter } from '#cymatics/renderer/canvas-painter.ts';
import { create } from '#cymatics/renderer/create.ts';
import { createGlPainter } from '#cymatics/renderer/gl-painter.ts';
import { createScene } from '#cymatics/renderer/scene.ts';

export interface Setting {
  figure: Figure;
  painter: 'webgl2' | 'canvas2d';
  size: number;
  grains: number;
  seconds: number;
}

export interface Measured {
  /** Frames a second while a tone sweeps, so that field, ground and every grain change; at most 60. */
  fps: number;
  /** Milliseconds of this thread for one frame. */
  frameMs: number;
  /** What draws, as the browser names it. */
  device: string;
}

declare global {
  interface Window {
    measure(setting: Setting): Promise<Measured>;
    rest(figure: Figure): Promise<number>;
  }
}

function deviceName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const name = gl ? String(gl.getParameter(gl.RENDERER)) : 'no WebGL2';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

function stage(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  document.body.replaceChildren(canvas);
  return canvas;
}

/** Sweeps a tone and counts the frames, at one size and number of grains: the governor has no say here. */
window.measure = async ({ figure, painter: kind, size, grains, seconds }) => {
  const context = stage(size).getContext('2d');
  const painter =
    kind === 'webgl2'
      ? createGlPainter({ ground: true, software: true })
      : createCanvasPainter({ ground: true });
  if (!context || !painter) throw new Error(`${kind} is not to be had`);
  const scene = createScene({ sight: 'whole', grains, seed: 7, fineness: 106.5, still: false });
  const frame = (at: number) => {
    scene.want({ figure, tones: [{ frequency: 300 * 2 ** at }] });
    scene.step();
    painter.paint(scene, context, size);
  };
  // Tables are made once, before the first figure: they are not what is measured.
  for (let i = 0; i <= 20; i++) frame(i / 20);
  let frames = 0;
  let busy = 0;
  const begun = performance.now();
  await new Promise<void>((done) => {
    const next = () => {
      const start = performance.now();
      const passed = (start - begun) / 1000;
      if (passed >= seconds) return done();
      frame(passed / seconds);
      frames++;
      busy += performance.now() - start;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const took = (performance.now() - begun) / 1000;
  painter.dispose();
  return {
    fps: frames / took,
    frameMs: busy / frames,
    device: kind === 'webgl2' ? deviceName() : 'canvas 2d',
  };
};

/** Draws a figure, waits until it rests, and tells how many frames that took. */
window.rest = async (figure) => {
  const renderer = create(stage(900));
  renderer.resize(900);
  renderer.draw({ figure, tones: [{ frequency: 432 }] });
  await new Promise<void>((done) => {
    const look = () => (renderer.painted.resting ? done() : requestAnimationFrame(look));
    look();
  });
  return renderer.painted.frames;
};
