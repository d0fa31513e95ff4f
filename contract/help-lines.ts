/** Where somebody in danger is answered by a person. Numbers are written as one dials them in that country. */
export interface HelpPlace {
  readonly country: string;
  /** Ambulance, or the one number for everything. */
  readonly emergency: string;
  readonly line: { readonly name: string; readonly number: string };
  /** In writing, where the line or another one offers it. */
  readonly chat?: { readonly name: string; readonly url: string };
}

/** Lists help lines of nearly every country; for whoever is not in the list below. */
export const helpDirectory = { name: 'findahelpline.com', url: 'https://findahelpline.com' } as const;

export const helpPlaces: readonly HelpPlace[] = [
  {
    country: 'Australia',
    emergency: '000',
    line: { name: 'Lifeline', number: '13 11 14' },
    chat: { name: 'Lifeline chat', url: 'https://www.lifeline.org.au' },
  },
  { country: 'Austria', emergency: '112', line: { name: 'TelefonSeelsorge', number: '142' } },
  { country: 'Brazil', emergency: '192', line: { name: 'CVV', number: '188' } },
  { country: 'Canada', emergency: '911', line: { name: '9-8-8 Suicide Crisis Helpline', number: '988' } },
  { country: 'Denmark', emergency: '112', line: { name: 'Livslinien', number: '70 201 201' } },
  { country: 'France', emergency: '112', line: { name: '3114', number: '3114' } },
  {
    country: 'Germany',
    emergency: '112',
    line: { name: 'TelefonSeelsorge', number: '0800 1110111' },
    chat: { name: 'TelefonSeelsorge online', url: 'https://online.telefonseelsorge.de' },
  },
  { country: 'India', emergency: '112', line: { name: 'Tele-MANAS', number: '14416' } },
  { country: 'Ireland', emergency: '112', line: { name: 'Samaritans', number: '116 123' } },
  { country: 'Israel', emergency: '101', line: { name: 'ERAN', number: '1201' } },
  { country: 'Mexico', emergency: '911', line: { name: 'Línea de la Vida', number: '800 911 2000' } },
  {
    country: 'Netherlands',
    emergency: '112',
    line: { name: '113 Zelfmoordpreventie', number: '113' },
    chat: { name: '113 chat', url: 'https://www.113.nl' },
  },
  { country: 'New Zealand', emergency: '111', line: { name: '1737, need to talk?', number: '1737' } },
  { country: 'Norway', emergency: '113', line: { name: 'Mental Helse', number: '116 123' } },
  {
    country: 'Portugal',
    emergency: '112',
    line: { name: 'SNS 24', number: '808 24 24 24' },
  },
  { country: 'South Africa', emergency: '112', line: { name: 'SADAG', number: '0800 567 567' } },
  { country: 'South Korea', emergency: '119', line: { name: '109', number: '109' } },
  { country: 'Spain', emergency: '112', line: { name: 'Línea 024', number: '024' } },
  { country: 'Sweden', emergency: '112', line: { name: 'Mind Självmordslinjen', number: '90101' } },
  { country: 'Switzerland', emergency: '144', line: { name: 'Die Dargebotene Hand', number: '143' } },
  {
    country: 'United Kingdom',
    emergency: '999',
    line: { name: 'Samaritans', number: '116 123' },
    chat: { name: 'Samaritans online', url: 'https://www.samaritans.org' },
  },
  {
    country: 'United States',
    emergency: '911',
    line: { name: '988 Suicide & Crisis Lifeline', number: '988' },
    chat: { name: '988 chat', url: 'https://988lifeline.org/chat' },
  },
];

/** What is said first to somebody whose words tell of danger, where there is no page around it. */
export const helpInWords = [
  'Thank you for saying it. You do not have to carry this alone.',
  'If you are in danger, or might act on this now, call your local emergency number (112 in Europe, 911 in North America, 999 in the United Kingdom, 000 in Australia), or go to someone nearby.',
  `To talk to someone: 988 in the United States and Canada, 116 123 in the United Kingdom and Ireland, 13 11 14 in Australia, and for every other country ${helpDirectory.url}.`,
].join(' ');
