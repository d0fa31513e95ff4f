import { program as limit } from '#contract/rules/limits.ts';
import { firstSequence } from '#contract/rules/sound-defaults.ts';
import { type Sequence, sequenceSeconds } from '#sound/state/sequence.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useSaveProgram } from '#web/api/use-save-program.ts';
import { useUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';

const SECONDS_A_MINUTE = 60;
const FAILED = 'Could not save program. Please try again.';

function sayNotLoggedIn(): void {
  toast({
    title: 'Not Logged In',
    description: 'You need to log in to save programs',
    destructive: true,
  });
}

/** Keeps the sequence as a program of the member. */
export function useSaveSequence() {
  const { user } = useUser();
  const { mutate, isPending } = useSaveProgram();
  const save = (sequence: Sequence, isPublic: boolean) => {
    if (!user) {
      sayNotLoggedIn();
      return;
    }
    mutate(toProgram(sequence, isPublic), {
      onSuccess: () =>
        toast({ title: 'Program Saved', description: `"${sequence.name.trim()}" is among your programs.` }),
      onError: ({ cause }) => {
        if (cause instanceof ApiError && cause.status === 401) sayNotLoggedIn();
        else toast({ title: 'Error', description: FAILED, destructive: true });
      },
    });
  };
  return { isSaving: isPending, save };
}

function toProgram(sequence: Sequence, isPublic: boolean) {
  const { name, description, syncMode, lanes } = sequence;
  return {
    name,
    description,
    category: firstSequence.category,
    isPublic,
    createdAt: new Date().toISOString(),
    duration: sequenceMinutes(sequence),
    settings: { syncMode, generators: lanes.map((lane) => ({ ...lane, stages: [...lane.stages] })) },
  };
}

/** Programs tell their length in minutes; a sequence of which nothing is enabled has none of its own. */
function sequenceMinutes(sequence: Sequence): number | undefined {
  const seconds = sequenceSeconds(sequence);
  return seconds > 0 ? Math.min(limit.minutesMax, seconds / SECONDS_A_MINUTE) : undefined;
}
