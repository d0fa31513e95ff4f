import { presets } from '../presets.ts';

/** Fewer numbers than this, one after the other, stand together in a text by chance. */
const TELLING = 2;

const lists = presets
  .filter(({ isPremium, frequencies }) => isPremium && frequencies.length >= TELLING)
  .map(({ name, frequencies }) => ({ name, numbers: ` ${frequencies.join(' ')} ` }));

/** The premium presets whose frequencies stand in a text, one after the other, whatever is written between them. */
export function findPremiumNumbers(text: string): string[] {
  const numbers = [...text.matchAll(/\d+(?:\.\d+)?|\.\d+/g)].map(([digits]) => Number(digits));
  const told = ` ${numbers.join(' ')} `;
  return lists.filter((list) => told.includes(list.numbers)).map(({ name }) => name);
}
