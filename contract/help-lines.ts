/** Lists help lines of nearly every country. */
const helpDirectory = { name: 'findahelpline.com', url: 'https://findahelpline.com' } as const;

/** What is said first to somebody whose words tell of danger, where there is no page around it. */
export const helpInWords = [
  'Thank you for saying it. You do not have to carry this alone.',
  'If you are in danger, or might act on this now, call your local emergency number (112 in Europe, 911 in North America, 999 in the United Kingdom, 000 in Australia), or go to someone nearby.',
  `To talk to someone: 988 in the United States and Canada, 116 123 in the United Kingdom and Ireland, 13 11 14 in Australia, and for every other country ${helpDirectory.url}.`,
  'Your words were not stored and not sent to anyone else.',
].join(' ');
