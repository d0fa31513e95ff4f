import type { CatalogueStats } from '#contract/entities/preset.ts';
import { tiers } from '#contract/rules/limits.ts';
import { useCatalogueStats } from '#web/api/use-presets.ts';
import { benefits } from '#web/lib/premium-benefits.ts';
import { atLeast } from './at-least.ts';

/** What each plan holds, in the words that every page uses. Numbers of the catalogue are counted, never written. */
interface Benefits {
  readonly free: readonly string[];
  readonly premium: readonly string[];
}

const whole = new Intl.NumberFormat('en-US');

export function benefitsOf(counts: CatalogueStats | undefined): Benefits {
  return {
    free: [
      `${tiers.freeGenerators} tone generator`,
      `Up to ${tiers.freePrograms} saved programs`,
      `${tiers.firstPremiumTrack} free songs, and the river`,
      counts ? `${atLeast(counts.freePresets)} free presets` : 'The free presets',
      'The community',
    ],
    premium: Object.values({
      ...benefits,
      ...(counts && {
        frequencies: `${benefits.frequencies}: all ${whole.format(counts.presets)} presets, ${atLeast(counts.frequencies)} frequencies`,
      }),
    }),
  };
}

/** Until the catalogue has been counted the lines stand without its numbers. */
export function useBenefits(): Benefits {
  return benefitsOf(useCatalogueStats().data);
}
