import { tiers } from '#contract/rules/limits.ts';

/** What Premium holds, each thing once, in the words of every page that is free to choose them. */
export const benefits = {
  generators: 'Three tone generators at once',
  programs: 'Unlimited programs',
  sequences: 'Sequenced sessions',
  mood: 'AI mood analysis',
  frequencies: 'Premium frequency categories',
  songs: `All ${tiers.songs} songs`,
} as const;

export type Benefit = keyof typeof benefits;

/** After a payment (PAY-21) and beside the locked mood tool (MOOD-04) four of them are told, in words of their own. */
export const benefitsAfterPayment = [
  'All premium frequencies',
  benefits.programs,
  'Community and sharing',
  benefits.mood,
] as const;
export const benefitsWithMood = [
  'AI-powered Mood Analysis',
  'Access to premium healing frequencies',
  'Unlimited program creation',
  'Full access to community features',
] as const;
