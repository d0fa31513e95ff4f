/** Marks that take no room on the screen: with them two names look alike and compare as different. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/**
 * What names and addresses are compared by: full-width and ordinary letters, capitals and small ones,
 * with or without invisible marks are the same person.
 */
export function toNameKey(name: string): string {
  // Up first, then down, folds more than lower case alone: "ß" and "SS", the Greek final sigma.
  return toVisible(name).toUpperCase().toLowerCase().normalize('NFKC');
}

/** What can be seen of a name, in ordinary letters, capitals and small ones as they are. */
export function toVisible(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '').trim().replace(/\s+/gu, ' ');
}
