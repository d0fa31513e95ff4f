import { gains, profilePlayback } from '#contract/rules/sound-defaults.ts';
import { useIsPlaying } from '#web/bindings/sound/use-patch.ts';
import { useTonesToggle } from '#web/bindings/sound/use-tones-toggle.ts';
import { toast } from '#web/ui/toast-store.ts';

interface Sound {
  readonly owner?: 'program' | 'recommendation';
  readonly id: string;
  readonly title: string;
  readonly frequencies: readonly number[];
}

/** Play and stop for whatever stands on the profile: softly, and for five minutes. */
export function useProfileSound({ owner = 'program', id, title, frequencies }: Sound) {
  const isPlaying = useIsPlaying(owner, id);
  const toggleTones = useTonesToggle();
  const toggle = async () => {
    const volume = gains.profile;
    const isRecommended = owner === 'recommendation';
    try {
      const durationSeconds = profilePlayback.seconds;
      const now = await toggleTones({ owner, id, title, frequencies, volume, durationSeconds });
      if (isRecommended && now === 'stopped') toast({ title: 'Sound Stopped' });
    } catch (error) {
      if (isRecommended) {
        const description = 'There was a problem playing these frequencies.';
        toast({ title: 'Error Playing Sound', description, destructive: true });
        return;
      }
      const description = (error instanceof Error && error.message) || 'Failed to play program';
      toast({ title: 'Playback Error', description, destructive: true });
    }
  };
  return { isPlaying, toggle };
}
