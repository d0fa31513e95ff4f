import { sequenceSeconds } from '#sound/state/sequence.ts';
import { useGongDesk } from '#web/bindings/gong/use-gong.ts';
import { toast } from '#web/ui/toast-store.ts';
import { durationText } from './duration-text.ts';

/** Plays the sequence or stops it, and says so. One in which nothing is enabled stays silent. */
export function useToggleSequence(): () => void {
  const gong = useGongDesk();
  return () => {
    const seconds = sequenceSeconds(gong.get().sequence);
    if (gong.toggle('sequence')) {
      toast({ title: 'Sequence Started', description: `It plays for ${durationText(seconds)}.` });
    } else if (seconds > 0) toast({ title: 'Sequence Stopped' });
  };
}
