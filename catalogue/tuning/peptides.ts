import { residues } from '../tables/amino-acids.ts';
import type { Change } from '../tables/peptides.ts';
import { octaveFrom } from './hertz.ts';
import { massOf } from './molecules.ts';

const water = massOf('H2O');

/** What each change adds to the weight of the chain; some take away. */
const added: Record<Change, number> = {
  amide: massOf('NH') - massOf('O'),
  pyroglutamate: -massOf('NH3'),
  acetyl: massOf('C2H2O'),
  disulfide: -massOf('H2'),
  methylEster: massOf('CH2'),
};

/** Weighed once: the chains of the catalogue name some six hundred residues between them. */
const residueMasses = new Map(Object.entries(residues).map(([letter, formula]) => [letter, massOf(formula)]));

function massOfResidue(letter: string): number {
  const mass = residueMasses.get(letter);
  if (mass === undefined) throw new RangeError(`unknown amino acid ${letter}`);
  return mass;
}

/** In daltons. */
export function massOfPeptide(chain: string, changes: readonly Change[] = []): number {
  const links = [...chain].reduce((sum, letter) => sum + massOfResidue(letter), 0);
  return changes.reduce((sum, change) => sum + added[change], links + water);
}

/** The whole molecule sounds as a ground tone in this octave, below all of its parts. */
const groundFrom = 64;
/** One octave up, the lightest amino acid sounds at 114 Hz and the heaviest at 372 Hz. */
const octavesUp = 2;

/**
 * The kept rule of the peptide presets: a dalton is read as a hertz. First the molecule, brought by
 * octaves to the ground; then, one octave up, its first amino acid, its last, and the others in the order
 * in which they appear. Many chains begin alike, and three tones are what one hears: hence the last so early.
 */
export function tonesOfPeptide(chain: string, changes: readonly Change[] = []): number[] {
  const ground = octaveFrom(groundFrom, massOfPeptide(chain, changes));
  const letters = new Set([chain.slice(0, 1), chain.slice(-1), ...chain]);
  return [ground, ...[...letters].map((letter) => massOfResidue(letter) * octavesUp)];
}
