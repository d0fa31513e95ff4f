import type { Preset } from '#contract/entities/preset.ts';
import { tiers } from '#contract/rules/limits.ts';

/**
 * The tones whose figure stands for a preset: those that sound. One whose numbers are withheld gets other sand, seen
 * blurred: its own would tell them. Any tone does, as long as neighbours differ.
 */
export function drawnTones({ id, locked, frequencies }: Preset): readonly number[] {
  return locked ? [220 + ((id * 97) % 560)] : frequencies.slice(0, tiers.generators);
}
