/** What each of the test cards does. Every other number is refused: nobody's real card has any business here. */
const CARDS: Record<string, 'paid' | 'declined' | 'needs_confirmation'> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000002500003155': 'needs_confirmation',
};

export function judgeCard(number: string): 'paid' | 'declined' | 'needs_confirmation' | 'unknown_card' {
  const digits = number.replace(/[\s-]/g, '');
  return Object.hasOwn(CARDS, digits) ? (CARDS[digits] ?? 'unknown_card') : 'unknown_card';
}
