import { frequency } from '#contract/rules/limits.ts';
import { DEFAULT_FIGURE, type Figure } from '#cymatics/physics/figures.ts';
import type { Frame } from '#cymatics/renderer/scene.ts';
import type { LivePlate } from './live-plate.ts';

/** What a snapshot is taken of: the picture, and what it shows. */
export interface PlateHandle {
  /** The very frame one sees, as a square PNG. */
  capture(): Promise<Blob>;
  readonly visualizationType: Figure;
  /** Of the first tone that moves the plate. */
  readonly frequency: number;
}

export function handleOf(shown: () => Frame, plate: () => LivePlate | undefined): PlateHandle {
  return {
    async capture() {
      const present = plate();
      if (!present) throw new Error('There is no plate to take a picture of.');
      return present.capture();
    },
    get visualizationType() {
      return shown().figure ?? DEFAULT_FIGURE;
    },
    get frequency() {
      return shown().tones[0]?.frequency ?? frequency.default;
    },
  };
}
