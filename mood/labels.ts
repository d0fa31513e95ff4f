/** What a person may be looking for; the order is that of the asset's outputs. */
export const NEEDS = [
  'sleep',
  'calm',
  'focus',
  'energy',
  'pain',
  'grief',
  'uplift',
  'connection',
  'anger',
  'joy',
  'meditation',
  'confidence',
] as const;

export type Need = (typeof NEEDS)[number];

/** The labels of GoEmotions, in its order. */
export const EMOTIONS = [
  'admiration',
  'amusement',
  'anger',
  'annoyance',
  'approval',
  'caring',
  'confusion',
  'curiosity',
  'desire',
  'disappointment',
  'disapproval',
  'disgust',
  'embarrassment',
  'excitement',
  'fear',
  'gratitude',
  'grief',
  'joy',
  'love',
  'nervousness',
  'optimism',
  'pride',
  'realization',
  'relief',
  'remorse',
  'sadness',
  'surprise',
  'neutral',
] as const;

export type Emotion = (typeof EMOTIONS)[number];

const JOY: readonly Emotion[] = [
  'joy',
  'amusement',
  'approval',
  'excitement',
  'gratitude',
  'love',
  'optimism',
  'relief',
  'pride',
  'admiration',
  'desire',
  'caring',
];
const ANGER: readonly Emotion[] = ['anger', 'annoyance', 'disapproval'];
const DISGUST: readonly Emotion[] = ['disgust'];
const FEAR: readonly Emotion[] = ['fear', 'nervousness'];
const SADNESS: readonly Emotion[] = ['sadness', 'disappointment', 'embarrassment', 'grief', 'remorse'];
const SURPRISE: readonly Emotion[] = ['surprise', 'realization', 'confusion', 'curiosity'];
const NEUTRAL: readonly Emotion[] = ['neutral'];

/** Each group is the emotions in it; a text has a group when it has any of them. */
export const EKMAN = {
  anger: ANGER,
  disgust: DISGUST,
  fear: FEAR,
  joy: JOY,
  sadness: SADNESS,
  surprise: SURPRISE,
  neutral: NEUTRAL,
} as const;
export const SENTIMENT = {
  positive: JOY,
  negative: [...ANGER, ...DISGUST, ...FEAR, ...SADNESS],
  ambiguous: SURPRISE,
  neutral: NEUTRAL,
} as const;
