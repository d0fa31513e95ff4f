/** The only cards that the test provider takes, and what each does: nobody's real card has any business there. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'paid', words: 'succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'declined', words: 'is declined' },
  { number: '4000 0025 0000 3155', outcome: 'needs_confirmation', words: 'asks for a confirmation step' },
] as const;

const digitsOf = (number: string) => number.replace(/[\s-]/g, '');

/** The test card of that number, however it is spaced; undefined for any other number. */
export function findTestCard(number: string) {
  return testCards.find((card) => digitsOf(card.number) === digitsOf(number));
}
