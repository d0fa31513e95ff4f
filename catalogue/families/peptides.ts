import { evidence } from '../evidence.ts';
import type { Family } from '../family.ts';
import {
  designedAndDefending,
  hormones,
  neuropeptides,
  opioidPeptides,
  shortPeptides,
} from '../tables/peptides.ts';
import { tonesOfPeptide } from '../tuning/peptides.ts';

function peptideFamily(name: string, firstId: number, peptides: typeof shortPeptides): Family {
  return {
    name,
    firstId,
    isPremium: true,
    numbers:
      'A sonification and nothing more: a dalton is read as a hertz, the whole molecule brought down by octaves to the ground, each amino acid one octave up.',
    origin: 'Molecular masses, from the sequence and IUPAC atomic weights',
    evidence: evidence.peptide,
    presets: peptides.map(({ name: peptide, chain, changes, what }) => ({
      name: peptide,
      category: 'Premium Peptides',
      minutes: 15,
      tones: tonesOfPeptide(chain, changes),
      about: `${peptide}, ${what}.`,
      recipe: chain,
    })),
  };
}

export const peptideFamilies: readonly Family[] = [
  peptideFamily('Short Peptides', 251, shortPeptides),
  peptideFamily('Peptide Hormones', 261, hormones),
  peptideFamily('Neuropeptides', 271, neuropeptides),
  peptideFamily('Opioid Peptides', 281, opioidPeptides),
  peptideFamily('Defending and Designed', 291, designedAndDefending),
];
