/** The letters of DNA as free bases, and what they become where a cell has to mend them. */
export const bases = {
  A: 'C5H5N5',
  C: 'C4H5N3O',
  G: 'C5H5N5O',
  T: 'C5H6N2O2',
} as const;

export const changedBases = {
  uracil: 'C4H4N2O2',
  hypoxanthine: 'C5H4N4O',
  oxoguanine: 'C5H5N5O2',
  methylguanine: 'C6H7N5O',
  methylcytosine: 'C5H7N3O',
  thymineDimer: 'C10H12N4O4',
} as const;

export type Base = keyof typeof bases;
