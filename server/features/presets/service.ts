import { certificates, certifiedVersion } from '#catalogue/certificates.ts';
import { openPresets, presets } from '#catalogue/presets.ts';
import type { CatalogueStats, Preset } from '#contract/entities/preset.ts';
import { countByRange } from '#contract/rules/frequency-ranges.ts';

/** The catalogue as a caller of this plan may see it, in the order of the ids, which tell nothing of the numbers. */
export function listPresets({ isPremium }: { isPremium: boolean }): Preset[] {
  return [...(isPremium ? presets : openPresets)];
}

const premiumTones = new Set(
  presets.filter((preset) => preset.isPremium).flatMap((preset) => preset.frequencies.map(Math.round)),
);

/** Said of all premium presets together, to the nearest hertz: it tells of no preset what it holds. */
export function isPremiumTone(wholeHertz: number): boolean {
  return premiumTones.has(wholeHertz);
}

/** Of the presets whose numbers this caller may see: a loudness, however coarse, depends on the pitch. */
export function listCertificates({ isPremium }: { isPremium: boolean }) {
  const withheld = new Set(presets.filter((preset) => preset.isPremium && !isPremium).map(({ id }) => id));
  return {
    version: certifiedVersion,
    certificates: certificates.filter(({ presetId }) => !withheld.has(presetId)),
  };
}

/** Counted over the whole catalogue, so that a page tells the same figures to every caller. */
export function countCatalogue(): CatalogueStats {
  const frequencies = presets.flatMap((preset) => preset.frequencies);
  const premiumPresets = presets.filter((preset) => preset.isPremium).length;
  return {
    presets: presets.length,
    freePresets: presets.length - premiumPresets,
    premiumPresets,
    categories: new Set(presets.map((preset) => preset.category)).size,
    frequencies: frequencies.length,
    ranges: countByRange(frequencies),
  };
}
