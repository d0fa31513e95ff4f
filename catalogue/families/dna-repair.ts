import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { changedBases } from '../tables/letters.ts';
import { toneOfBase, tonesOfSequence } from '../tuning/codons.ts';
import { massOf } from '../tuning/molecules.ts';
import { solfeggioLadders } from '../tuning/solfeggio.ts';

const [, [, mi]] = solfeggioLadders;
const [a, c, g, t] = [toneOfBase('A'), toneOfBase('C'), toneOfBase('G'), toneOfBase('T')];

const letterRule = 'A sonification: each letter’s molecular mass is read as a frequency.';
const chordRule =
  'A sonification: masses read as frequencies, the second letter of each three lifted by a fifth, the third by an octave.';

function sequence(name: string, letters: string, about: string, origin: string): PresetDraft {
  return {
    name,
    category: 'Physical',
    minutes: 15,
    tones: tonesOfSequence(letters),
    about,
    numbers: chordRule,
    origin,
  };
}

function change(name: string, tones: readonly number[], about: string, origin: string): PresetDraft {
  return { name, category: 'Physical', minutes: 10, tones, about, origin };
}

const formulas = 'Masses of the bases, from their formulas and IUPAC atomic weights';

export const dnaRepair: Family = {
  name: 'DNA Repair',
  firstId: 137,
  isPremium: true,
  numbers: letterRule,
  origin: formulas,
  evidence: evidence.dna,
  presets: [
    {
      name: 'DNA Repair',
      category: 'Physical',
      minutes: 20,
      tones: [mi, a, t, g, c],
      about:
        'The Solfeggio tone that goes by this name on the internet, with the four letters of DNA under it. The name is a tradition; the sound does not repair anything.',
      numbers:
        'The high tone was published in 1999 (Horowitz and Puleo); the others are the molecular masses of the letters, read as frequencies.',
      origin: 'A tone of the Solfeggio set, 1999; masses of the four bases',
    },
    change(
      'Four Letters',
      [a, c, g, t],
      'Adenine, cytosine, guanine and thymine, the whole alphabet.',
      formulas,
    ),
    change(
      'Two Pairs',
      [a + t, g + c],
      'Adenine with thymine and guanine with cytosine: the two rungs of the ladder weigh nearly the same, and beat about once a second.',
      'Base pairs of Watson and Crick (1953); masses from their formulas',
    ),
    sequence(
      'Telomere',
      'TTAGGG',
      'The six letters repeated thousands of times at the ends of our chromosomes.',
      'Telomere repeat, as found in humans (Moyzis and others 1988)',
    ),
    sequence(
      'Start Word',
      'ATG',
      'The word with which nearly every gene begins.',
      'The genetic code, start codon',
    ),
    sequence(
      'Three Full Stops',
      'TAATAGTGA',
      'The three words with which genes end.',
      'The genetic code, stop codons',
    ),
    sequence(
      'TATA Box',
      'TATAAA',
      'Six letters in front of many genes, where reading begins to gather.',
      'Goldberg–Hogness box (1978)',
    ),
    sequence(
      'Tail Signal',
      'AATAAA',
      'Six letters that tell the cell where to cut a message and give it a tail.',
      'Polyadenylation signal (Proudfoot and Brownlee 1976)',
    ),
    sequence(
      'Palindrome',
      'GAATTC',
      'Six letters that read the same on both strands, the mark that a bacterium’s scissors look for.',
      'Recognition site of the enzyme EcoRI',
    ),
    sequence(
      'Quiet Island',
      'CGCGCG',
      'C and G in turn, as in the islands in front of many genes.',
      'CpG islands (Bird 1986)',
    ),
    sequence(
      'Crossover Hotspot',
      'GCTGGTGG',
      'Eight letters at which bacteria mend broken strands by borrowing from a copy.',
      'Chi site of Escherichia coli',
    ),
    sequence(
      'Distress Call',
      'CTGTATATATATACAG',
      'Sixteen letters that switch on the emergency genes of bacteria.',
      'SOS box of Escherichia coli, consensus',
    ),
    change(
      'Rusted Letter',
      [g, massOf(changedBases.oxoguanine)],
      'Guanine, and guanine after an oxygen atom has got at it; cells cut it out all day long.',
      '8-oxoguanine; masses from their formulas',
    ),
    change(
      'Sunburn',
      [t, massOf(changedBases.thymineDimer)],
      'Thymine, and two thymines welded together by sunlight: exactly an octave.',
      'Thymine dimer; mending it was described by Aziz Sancar (Nobel Prize 2015)',
    ),
    change(
      'Extra Carbon',
      [g, massOf(changedBases.methylguanine)],
      'Guanine, and guanine with a methyl group where none should be.',
      'O6-methylguanine; masses from their formulas',
    ),
    change(
      'Lost Amine',
      [c, massOf(changedBases.uracil)],
      'Cytosine, and the uracil it turns into when it falls apart in water: a beat of about once a second.',
      'Decay of cytosine, studied by Tomas Lindahl (Nobel Prize 2015)',
    ),
    change(
      'Mistaken Letter',
      [a, massOf(changedBases.hypoxanthine)],
      'Adenine, and the hypoxanthine it turns into by the same accident.',
      'Hypoxanthine; masses from their formulas',
    ),
    change(
      'Silent Mark',
      [c, massOf(changedBases.methylcytosine)],
      'Cytosine, and cytosine with the mark by which cells keep genes silent.',
      '5-methylcytosine; masses from their formulas',
    ),
  ],
};
