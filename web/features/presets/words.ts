import type { Preset } from '#contract/entities/preset.ts';

/** '396, 417, 528 Hz'. A locked preset tells how many tones it has, and none of them. */
export function tonesInWords({ frequencies, frequencyCount }: Preset): string {
  if (frequencies.length > 0) return `${frequencies.join(', ')} Hz`;
  return frequencyCount === 1 ? '1 tone' : `${frequencyCount} tones`;
}

/** The sentence that a message about a preset begins with. */
export function sentenceAbout(preset: Preset): string {
  return `I have been listening to ${preset.name} (${tonesInWords(preset)}, ${preset.duration} min). Perhaps it is something for you too.`;
}
