import { evidence } from '../evidence.ts';
import type { Family } from '../family.ts';
import { solfeggioLadders } from '../tuning/solfeggio.ts';

const [first, second, third] = solfeggioLadders;
const six = [first[2], ...second, third[0], third[1]];

/** Three of the nine are not in the book: they continue its pattern, and the text must not say otherwise. */
const continued = {
  numbers:
    'The pattern of digits comes from the six numbers that Puleo and Horowitz published in 1999, and is continued here as computed: turn the digits, add 111. No medieval source has it.',
  origin: 'Solfeggio set of 1999, continued by its own pattern',
};

export const solfeggio: Family = {
  name: 'Solfeggio',
  firstId: 1,
  isPremium: false,
  numbers:
    'Published in 1999 by Joseph Puleo and Leonard Horowitz, who read the numbers out of Bible verses; no medieval source has them.',
  origin: 'Solfeggio set. Horowitz and Puleo, Healing Codes for the Biological Apocalypse, 1999',
  evidence: evidence.solfeggio,
  presets: [
    {
      name: 'Liberation',
      category: 'Emotional',
      minutes: 10,
      tones: [396],
      about: 'The first of the six tones, called Ut in its book: a G a little above concert pitch.',
    },
    {
      name: 'Facilitation',
      category: 'Mental',
      minutes: 10,
      tones: [417],
      about: 'The second of the six tones, called Re in its book.',
    },
    {
      name: 'Transformation',
      category: 'Energy',
      minutes: 10,
      tones: [528],
      about:
        'The third and best known of the six tones, called Mi in its book: a C a little above concert pitch.',
      evidence: evidence.transformation,
    },
    {
      name: 'Connection',
      category: 'Emotional',
      minutes: 10,
      tones: [639],
      about: 'The fourth of the six tones, called Fa in its book.',
    },
    {
      name: 'Awakening',
      category: 'Mental',
      minutes: 10,
      tones: [741],
      about: 'The fifth of the six tones, called Sol in its book: clear and rather high.',
    },
    {
      name: 'Spiritual Order',
      category: 'Spiritual',
      minutes: 10,
      tones: [852],
      about: 'The sixth of the six tones, called La in its book.',
    },
    {
      name: 'Transcendence',
      ...continued,
      category: 'Spiritual',
      minutes: 10,
      tones: [963],
      about: 'The highest of the nine tones, added to the six later.',
    },
    {
      name: 'Foundation',
      ...continued,
      category: 'Energy',
      minutes: 10,
      tones: [first[0]],
      about: 'The lowest of the nine tones, added to the six later.',
    },
    {
      name: 'Second Step',
      ...continued,
      category: 'Energy',
      minutes: 10,
      tones: [first[1]],
      about: 'The second of the nine tones, added to the six later.',
    },
    {
      name: 'First Ladder',
      ...continued,
      category: 'Energy',
      minutes: 15,
      tones: first,
      about: 'Three tones, each 111 Hz above the last, from 174 Hz.',
    },
    {
      name: 'Second Ladder',
      category: 'Energy',
      minutes: 15,
      tones: second,
      about: 'Three tones, each 111 Hz above the last, from 417 Hz.',
    },
    {
      name: 'Third Ladder',
      ...continued,
      category: 'Energy',
      minutes: 15,
      tones: third,
      about: 'Three tones, each 111 Hz above the last, from 741 Hz.',
    },
    {
      name: 'Turning Digits',
      ...continued,
      category: 'Energy',
      minutes: 15,
      tones: [first[0], second[0], third[0]],
      about: 'The digits 1, 7 and 4 turned round twice: the three feet on which the ladders stand.',
    },
    {
      name: 'The Six of 1999',
      category: 'Energy',
      minutes: 20,
      tones: six,
      about: 'All six tones of the book, from 396 to 852 Hz.',
    },
  ],
};
