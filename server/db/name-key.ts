/** Marks that take no room on the screen: with them two names look alike and compare as different. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/**
 * What names and addresses are compared by: full-width and ordinary letters, capitals and small ones,
 * with or without invisible marks are the same person.
 */
export function toNameKey(name: string): string {
  const visible = name.normalize('NFKC').replace(INVISIBLE, '').trim().replace(/\s+/gu, ' ');
  // Up first, then down, folds more than lower case alone: "ß" and "SS", the Greek final sigma.
  return visible.toUpperCase().toLowerCase().normalize('NFKC');
}
