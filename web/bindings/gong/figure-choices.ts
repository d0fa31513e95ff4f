import { DEFAULT_FIGURE, FIGURE_LINES, FIGURES, type Figure } from '#cymatics/physics/figures.ts';

export type { Figure };

const NAMES: Readonly<Record<Figure, string>> = {
  diamond: 'Diamond',
  circle: 'Circle',
  square: 'Square',
  hexagon: 'Hexagon',
  star: 'Star',
  membrane: 'Membrane',
};

/** The bodies that the gong may be, each with its name and one line of what it is. */
export const figureChoices = FIGURES.map((value) => ({
  value,
  name: NAMES[value],
  line: FIGURE_LINES[value],
}));

/** The figure of that name; what nobody knows is the default one. */
export function figureNamed(name: string | null | undefined): Figure {
  return FIGURES.find((figure) => figure === name) ?? DEFAULT_FIGURE;
}
