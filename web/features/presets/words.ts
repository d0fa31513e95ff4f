import type { Preset } from '#contract/entities/preset.ts';
import { tiers } from '#contract/rules/limits.ts';

/**
 * '396, 417, 528 Hz'. Of more than can sound at once it names those that do: '396, 417, 528 Hz sound, of 6'. A locked
 * preset tells how many tones it has, and none of them.
 */
export function tonesInWords({ frequencies, frequencyCount }: Preset): string {
  const sounding = `${frequencies.slice(0, tiers.generators).join(', ')} Hz`;
  if (frequencies.length > tiers.generators) return `${sounding} sound, of ${frequencies.length}`;
  if (frequencies.length > 0) return sounding;
  return frequencyCount === 1 ? '1 tone' : `${frequencyCount} tones`;
}

/** What a row says of its preset. Of a locked one it tells what it is; of a molecule's name that it is only a name. */
export function detailsInWords(preset: Preset): string {
  const about = preset.category === 'Premium Peptides' ? 'no effect claimed' : preset.locked && preset.family;
  return about ? `${about}, ${tonesInWords(preset)}` : tonesInWords(preset);
}

/** The sentence that a message about a preset begins with. Everyone reads it: it has no numbers of Premium. */
export function sentenceAbout(preset: Preset): string {
  const open = preset.isPremium ? { ...preset, frequencies: [] } : preset;
  return `I have been listening to ${preset.name} (${tonesInWords(open)}, ${preset.duration} min). Perhaps it is something for you too.`;
}
