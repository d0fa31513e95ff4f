import { useCallback, useRef } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { useApplyPreset } from '#web/bindings/sound/use-presets-and-programs.ts';
import { delays } from '#web/lib/delays.ts';
import { toast } from '#web/ui/toast-store.ts';
import { tonesInWords } from './words.ts';

/**
 * What a press on a preset does: it puts its tones on the generators and says so. For half a second after that
 * further presses are left out, so that an unsteady finger does not start the sound anew.
 */
export function usePressPreset(): (preset: Preset) => void {
  const apply = useApplyPreset();
  const restsUntil = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(
    async (preset) => {
      if (performance.now() < restsUntil.current) return;
      const outcome = await apply(preset);
      if (outcome === 'overtaken') return;
      if (outcome === 'refused') {
        toast({
          title: 'Error',
          description: 'Could not apply preset. Please try again.',
          destructive: true,
        });
        return;
      }
      restsUntil.current = performance.now() + delays.presetButtonLock;
      toast({ title: 'Preset Applied', description: `${preset.name}, ${tonesInWords(preset)}` });
    },
    [apply],
  );
}
