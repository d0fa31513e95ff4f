import { platePictures } from '#contract/rules/figure-pictures.ts';
import { frequency } from '#contract/rules/limits.ts';
import { DEFAULT_FIGURE } from '#cymatics/physics/figures.ts';
import type { Frame } from '#cymatics/renderer/scene.ts';
import type { PlateLook } from './plate-messages.ts';

/** Pictures of this plate with this figure, the upper first: of what each begins with the studio has made some. */
export function madePlate({ sight }: PlateLook, { tones, figure }: Frame): readonly string[] {
  const [tone, ...others] = tones;
  const isFirstTone =
    others.length === 0 && tone?.frequency === frequency.default && (tone.wave ?? 'sine') === 'sine';
  if (!isFirstTone) return [];
  if (sight === 'dial' && figure === 'square') return platePictures.dial;
  if (sight === 'whole' && figure === DEFAULT_FIGURE) return platePictures.gong;
  return [];
}
