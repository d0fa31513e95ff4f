/** A number of hertz as it was typed, and how exactly: 136 means what rounds to it, 136.10 nothing but itself. */
export interface TypedHertz {
  readonly hz: number;
  readonly decimals: number;
}

const TYPED = /^(\d+(?:[.,]\d+)*)(k?hz|k?hertz)?$/;
const DIGITS_OF_A_THOUSAND = 3;

/**
 * The numbers that a word can mean: '528', '528hz', '7.83', '432,0', '1khz'. '1,000' may be a thousand or a one, and is
 * looked for as both. None for a word that is no number.
 */
export function readTypedHertz(word: string): TypedHertz[] {
  const [, digits, unit = ''] = TYPED.exec(word) ?? [];
  if (digits === undefined) return [];
  const scale = unit.startsWith('k') ? 1_000 : 1;
  const parts = digits.split(/[.,]/);
  const decimals = parts.at(-1) ?? '';
  if (parts.length === 1) return [{ hz: Number(digits) * scale, decimals: 0 }];
  const whole = parts.slice(0, -1).join('');
  const asDecimals = { hz: Number(`${whole}.${decimals}`) * scale, decimals: decimals.length };
  const asThousands = { hz: Number(parts.join('')) * scale, decimals: 0 };
  const areThousands = parts.slice(1).every((part) => part.length === DIGITS_OF_A_THOUSAND);
  return areThousands && /,/.test(digits) ? [asThousands, asDecimals] : [asDecimals];
}

/** Whether a number with a unit or alone is all that a word says. */
export const isTypedHertz = (word: string): boolean => TYPED.test(word);

/** Whether a frequency is what was typed, to as many decimals as were typed. */
export function roundsTo(frequency: number, { hz, decimals }: TypedHertz): boolean {
  return Number(frequency.toFixed(decimals)) === Number(hz.toFixed(decimals));
}
