import { BODIES, type Figure } from './physics/figures.ts';

/** How the plate is seen from above: whole, through a round opening, or as on the dial with its shadow below. */
export type Sight = 'whole' | 'opening' | 'dial';

/** Half of the picture that a body fills. */
const WHOLE = 0.48;
const OPENING = 0.485;
/** Width of the soft edge of the round opening. */
const SOFT_EDGE = 0.025;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Picture widths for one half width of the body. */
export function bodyScale(sight: Sight, figure: Figure): number {
  if (sight !== 'whole') return OPENING;
  const body = BODIES[figure];
  const hung = body.shape === 'square' && body.turn !== 0;
  return hung ? WHOLE / Math.SQRT2 : WHOLE;
}

const anywhere = () => true;
const onDisc = (x: number, y: number) => (x - 0.5) ** 2 + (y - 0.5) ** 2 <= WHOLE ** 2;
const onSquare = (x: number, y: number) => Math.abs(x - 0.5) <= WHOLE && Math.abs(y - 0.5) <= WHOLE;
const onHungSquare = (x: number, y: number) => Math.abs(x - 0.5) + Math.abs(y - 0.5) <= WHOLE;

/** Says of a place of the picture whether it is on the body. Through an opening nothing beyond its edge is seen anyway. */
export function bodyTest(sight: Sight, figure: Figure): (x: number, y: number) => boolean {
  if (sight !== 'whole') return anywhere;
  const body = BODIES[figure];
  if (body.shape === 'round') return onDisc;
  return body.turn === 0 ? onSquare : onHungSquare;
}

/**
 * Light on a grain at a place of the picture, 0 … 1 from edge to edge: it falls from above, and never changes
 * with what sounds. The grain shader says the same in its own language. (Square roots, since Math.hypot is ten
 * times slower and this runs for every grain of every frame.)
 */
export function lightAt(sight: Sight, x: number, y: number): number {
  const across = (x - 0.5) / OPENING;
  const down = (y - 0.5) / OPENING;
  const light = 0.25 + 1.25 * clamp(1 - Math.sqrt((across * 0.38) ** 2 + (down * 0.47 + 0.16) ** 2) * 1.15);
  if (sight === 'whole') return light;
  const edge = clamp(((1 - Math.sqrt(across * across + down * down)) * OPENING) / SOFT_EDGE);
  return light * edge * (sight === 'dial' ? clamp((0.66 - down) / 0.24) : 1);
}
