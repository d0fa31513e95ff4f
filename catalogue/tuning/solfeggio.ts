type Ladder = readonly [number, number, number];

/** 174 → 417 → 741: the last digit moves to the front. */
function turnDigits(value: number): number {
  const text = String(value);
  return Number(text.slice(-1) + text.slice(0, -1));
}

const rung = 111;

function ladderFrom(foot: number): Ladder {
  return [foot, foot + rung, foot + 2 * rung];
}

const firstFoot = 174;
const secondFoot = turnDigits(firstFoot);
const thirdFoot = turnDigits(secondFoot);

/** The pattern behind the nine Solfeggio tones: turn the digits of 174, and climb by 111 from each. */
export const solfeggioLadders = [
  ladderFrom(firstFoot),
  ladderFrom(secondFoot),
  ladderFrom(thirdFoot),
] as const;
