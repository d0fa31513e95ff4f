/** What can be chosen instead of words. The first two lists are the specification's, for the Frequency Engine. */

export const engineMoods = [
  'Calm',
  'Energetic',
  'Focused',
  'Relaxed',
  'Motivated',
  'Peaceful',
  'Confident',
  'Anxious',
  'Sad',
  'Stressed',
  'Tired',
  'Overwhelmed',
  'Angry',
  'Frustrated',
] as const;

export const engineSymptoms = [
  'Anxiety',
  'Depression',
  'Stress',
  'Insomnia',
  'Fatigue',
  'Pain',
  'Headache',
  'Focus Issues',
  'Memory Problems',
  'Emotional Imbalance',
  'Digestive Issues',
  'Respiratory Problems',
  'Muscle Tension',
  'Joint Pain',
  'Inflammation',
] as const;

/** Of the recommendations page. */
export const pageMoods = [
  'Anxious',
  'Stressed',
  'Restless',
  'Tired',
  'Sad',
  'Lonely',
  'Angry',
  'Scattered',
  'Calm',
  'Hopeful',
  'Happy',
  'Curious',
] as const;

export const pageSymptoms = [
  'Trouble sleeping',
  'Racing thoughts',
  'Stress',
  'Worry',
  'Low mood',
  'Grief',
  'Fatigue',
  'Trouble focusing',
  'Headache',
  'Muscle tension',
  'Back pain',
  'Upset stomach',
  'Irritability',
] as const;

export const timesOfDay = ['morning', 'afternoon', 'evening', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];
