import { gains } from '#contract/rules/sound-defaults.ts';
import { toast } from '#web/ui/toast-store.ts';
import { nameOfRecommended } from './recommended.ts';
import { useIsPlaying } from './use-patch.ts';
import { useTonesToggle } from './use-tones-toggle.ts';

interface Recommended {
  /** Only what was generated is kept; what a text was answered with has none. */
  readonly id?: number;
  readonly presetId: number;
  readonly presetName: string;
  readonly frequencies: readonly number[];
  /** Left out: it plays until someone stops it. */
  readonly durationSeconds?: number | undefined;
}

/**
 * Plays and stops one recommended preset through the one player. That it was listened to is told by the listening log,
 * which knows a recommendation by its name there.
 */
export function useRecommendedSound({ id, presetId, presetName, frequencies, durationSeconds }: Recommended) {
  const name = nameOfRecommended({ presetId, recommendationId: id });
  const isPlaying = useIsPlaying('recommendation', name);
  const toggleTones = useTonesToggle();
  const toggle = async () => {
    try {
      const now = await toggleTones({
        owner: 'recommendation',
        id: name,
        title: presetName,
        frequencies: frequencies.slice(0, gains.recommendation.length),
        volume: gains.recommendation,
        ...(durationSeconds !== undefined && { durationSeconds }),
      });
      if (now === 'stopped') toast({ title: 'Sound Stopped' });
    } catch (error) {
      console.error(error);
      toast({
        title: 'Error Playing Sound',
        description: 'There was a problem playing these frequencies.',
        destructive: true,
      });
    }
  };
  return { isPlaying, toggle };
}
