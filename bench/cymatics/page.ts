import type { Figure } from '#cymatics/physics/figures.ts';
import { createCanvasPainter } from '#cymatics/renderer/canvas-painter.ts';
import { create } from '#cymatics/renderer/create.ts';
import { createGlPainter } from '#cymatics/renderer/gl-painter.ts';
import { grainGain } from '#cymatics/renderer/paint-sand.ts';
import { createScene } from '#cymatics/renderer/scene.ts';

export interface Setting {
  figure: Figure;
  painter: 'webgl2' | 'canvas2d';
  size: number;
  grains: number;
}

declare global {
  interface Window {
    /** Makes a plate at one size and number of grains: the governor has no say here. */
    prepare(setting: Setting): void;
    /** Sweeps a tone over an octave in so many frames; answers with the seconds it took. */
    sweep(frames: number): Promise<number>;
    /** Draws a figure, waits until it rests, and tells how many frames that took. */
    rest(figure: Figure): Promise<number>;
    /** What draws WebGL2, as the browser names it. */
    deviceName(): string;
  }
}

window.deviceName = () => {
  const gl = document.createElement('canvas').getContext('webgl2');
  const naming = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && naming ? String(gl.getParameter(naming.UNMASKED_RENDERER_WEBGL)) : 'no WebGL2';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
};

function stage(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  document.body.replaceChildren(canvas);
  return canvas;
}

let frame: (octave: number) => void = () => {};
let dispose: () => void = () => {};

window.prepare = ({ figure, painter: kind, size, grains }) => {
  dispose();
  const context = stage(size).getContext('2d');
  const painter =
    kind === 'webgl2'
      ? createGlPainter({ ground: true, software: true })
      : createCanvasPainter({ ground: true });
  if (!context || !painter) throw new Error(`${kind} is not to be had`);
  const scene = createScene({ sight: 'whole', grains, seed: 7, fineness: 106.5, still: false });
  frame = (octave) => {
    scene.want({ figure, tones: [{ frequency: 300 * 2 ** octave }] });
    scene.step();
    painter.paint(scene, context, size, grainGain(size));
  };
  dispose = () => painter.dispose();
  // Tables are made once, with the first figures: they are not what is measured.
  for (let i = 0; i <= 12; i++) frame(i / 12);
};

window.sweep = async (frames) => {
  const begun = performance.now();
  for (let i = 0; i < frames; i++) {
    await new Promise(requestAnimationFrame);
    frame(i / frames);
  }
  return (performance.now() - begun) / 1000;
};

window.rest = async (figure) => {
  dispose();
  const renderer = create(stage(900));
  renderer.resize(900);
  renderer.draw({ figure, tones: [{ frequency: 432 }] });
  await new Promise<void>((done) => {
    const look = () => (renderer.painted.resting ? done() : requestAnimationFrame(look));
    look();
  });
  return renderer.painted.frames;
};
