import type { Frame } from '#cymatics/renderer/scene.ts';
import type { Sight } from '#cymatics/sight.ts';

/** How a plate is drawn, for its whole life. */
export interface PlateLook {
  readonly sight: Sight;
  /** Whether the metal is drawn under the sand, or the page has a disc of its own behind it. */
  readonly ground: boolean;
  readonly grains?: number;
  readonly painter?: 'auto' | 'canvas2d';
}

/** What the page tells the plate that is drawn beside it. */
export type PlateMessage =
  | {
      readonly kind: 'begin';
      readonly canvas: OffscreenCanvas;
      readonly look: PlateLook;
      readonly isStill: boolean;
    }
  /** Device pixels of a side. */
  | { readonly kind: 'size'; readonly pixels: number }
  | { readonly kind: 'show'; readonly frame: Frame }
  | { readonly kind: 'still'; readonly isStill: boolean }
  | { readonly kind: 'seen'; readonly isSeen: boolean }
  | { readonly kind: 'capture'; readonly id: number };

/** What it answers. */
export type PlateAnswer =
  /** The first figure is on the screen. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'rest'; readonly painter: string }
  | { readonly kind: 'captured'; readonly id: number; readonly picture: Blob | null };
