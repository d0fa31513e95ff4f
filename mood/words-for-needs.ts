import type { Need } from './labels.ts';

/** How a need is spoken of: a word for it, what one says when it leads, and what is chosen then. */
export const WORDS_FOR_NEEDS: Record<Need, { noun: string; opening: string; choice: string }> = {
  sleep: {
    noun: 'sleep',
    opening: 'Your nights come first.',
    choice: 'low, slow tones lead, and nothing bright before bed',
  },
  calm: {
    noun: 'calm',
    opening: 'You sound wound up, and in want of quiet.',
    choice: 'slow swells lead, to breathe along with',
  },
  focus: {
    noun: 'focus',
    opening: 'You want to keep your mind on one thing.',
    choice: 'steady tones lead, to work beside',
  },
  energy: {
    noun: 'energy',
    opening: 'You sound worn out.',
    choice: 'quicker paces lead, the kind one walks to',
  },
  pain: {
    noun: 'the body',
    opening: 'Your body asks for your attention.',
    choice:
      'even tones lead, to rest with. They do not treat anything: with pain that stays, please see a doctor',
  },
  grief: {
    noun: 'grief',
    opening: 'You carry a loss.',
    choice: 'tones lead that keep company and do not cheer',
  },
  uplift: {
    noun: 'lightness',
    opening: 'It has been grey lately, by the sound of it.',
    choice: 'clear, open tones lead',
  },
  connection: {
    noun: 'company',
    opening: 'You would like to be closer to people.',
    choice: 'tones lead that fit together',
  },
  anger: {
    noun: 'anger',
    opening: 'Something made you angry.',
    choice: 'slow swells and steady paces lead, to let it pass at its own speed',
  },
  joy: {
    noun: 'joy',
    opening: 'Something is going well.',
    choice: 'bright chords lead, to stay with it for a while',
  },
  meditation: {
    noun: 'stillness',
    opening: 'You want to sit and be still.',
    choice: 'long tones lead, to sit with',
  },
  confidence: {
    noun: 'confidence',
    opening: 'You want to stand a little firmer.',
    choice: 'low, steady tones lead',
  },
};
