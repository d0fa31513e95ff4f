import type { Scene } from './scene.ts';
import type { Drawing } from './surface.ts';

/** Puts a scene on a canvas. Both kinds draw the same picture. */
export interface Painter {
  readonly kind: 'webgl2' | 'canvas2d';
  /** `gain` is the density of one grain. False when it cannot draw now (a lost context): the other kind takes over. */
  paint(scene: Scene, target: Drawing, size: number, gain: number): boolean;
  dispose(): void;
}

export interface PainterOptions {
  /** Whether the plate itself is drawn, or only its sand. */
  ground: boolean;
}
