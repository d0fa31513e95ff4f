import { tiers } from '#contract/rules/limits.ts';

/** What each plan holds, in the words that every page uses. */
export const freeBenefits = [
  `${tiers.freeGenerators} tone generator`,
  `Up to ${tiers.freePrograms} saved programs`,
  `${tiers.firstPremiumTrack} songs and the river`,
  'The free presets',
  'The community',
] as const;

export const premiumBenefits = [
  'Three tone generators at once',
  'Unlimited programs',
  'Sequenced sessions',
  'AI mood analysis',
  'Premium frequency categories',
  `All ${tiers.songs} songs`,
] as const;
