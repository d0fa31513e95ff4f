import type { RoundBody } from './round-plate.ts';

/** The kinds of figure, as `visualizationType` names them. */
export const FIGURES = ['diamond', 'circle', 'square', 'hexagon', 'star', 'membrane'] as const;
export type Figure = (typeof FIGURES)[number];
export const DEFAULT_FIGURE: Figure = 'diamond';

export type Body =
  /** A free square plate driven at its centre. */
  | { shape: 'square'; turn: number }
  /** A round body driven at `fold` points, evenly spread on a ring of radius `ring`. */
  | { shape: 'round'; turn: number; body: RoundBody; fold: number; ring: number };

/** What each figure is made of: every one is a real edge and a real drive. */
export const BODIES: Record<Figure, Body> = {
  diamond: { shape: 'square', turn: Math.PI / 4 },
  square: { shape: 'square', turn: 0 },
  circle: { shape: 'round', turn: Math.PI / 8, body: 'plate', fold: 8, ring: 0.62 },
  hexagon: { shape: 'round', turn: Math.PI / 6, body: 'plate', fold: 6, ring: 0.45 },
  star: { shape: 'round', turn: -Math.PI / 2, body: 'plate', fold: 5, ring: 1 },
  membrane: { shape: 'round', turn: Math.PI / 12, body: 'skin', fold: 12, ring: 0.7 },
};

/** One line for each figure, for a caption or a choice. */
export const FIGURE_LINES: Record<Figure, string> = {
  diamond: 'A square plate with free edges, hung by a corner and driven at its centre.',
  square: 'A square plate with free edges, driven at its centre.',
  circle: 'A round plate with a free rim, driven at eight points of a ring.',
  hexagon: 'A round plate with a free rim, driven at six points near its middle.',
  star: 'A round plate driven at five points of its rim.',
  membrane:
    'A drum skin held at its rim and driven at twelve points: its tension answers instead of stiffness.',
};
