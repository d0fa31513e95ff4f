import type { Frame } from '#cymatics/renderer/scene.ts';

/** What the page tells the plate that is drawn beside it. */
export type PlateMessage =
  | { readonly kind: 'begin'; readonly canvas: OffscreenCanvas; readonly isStill: boolean }
  /** Device pixels of a side. */
  | { readonly kind: 'size'; readonly pixels: number }
  | { readonly kind: 'show'; readonly frame: Frame }
  | { readonly kind: 'still'; readonly isStill: boolean }
  | { readonly kind: 'seen'; readonly isSeen: boolean };
