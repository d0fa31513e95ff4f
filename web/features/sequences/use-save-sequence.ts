import { useMutation, useQueryClient } from '@tanstack/react-query';
import { program as limit } from '#contract/rules/limits.ts';
import { firstSequence } from '#contract/rules/sound-defaults.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, pathOf } from '#web/api/client.ts';
import { useUser } from '#web/api/use-user.ts';
import { type Sequence, sequenceSeconds } from '#web/bindings/gong/sequence.ts';
import { toast } from '#web/ui/toast-store.ts';

const SECONDS_A_MINUTE = 60;

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
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ name, description, syncMode, lanes }: Sequence) =>
      call('saveProgram', {
        body: {
          name,
          description,
          category: firstSequence.category,
          isPublic: true,
          createdAt: new Date().toISOString(),
          duration: sequenceMinutes({ name, description, syncMode, lanes }),
          settings: { syncMode, generators: lanes.map((lane) => ({ ...lane, stages: [...lane.stages] })) },
        },
      }),
    onSuccess: (_, { name }) => {
      toast({ title: 'Program Saved', description: `"${name.trim()}" is among your programs.` });
      return queries.invalidateQueries({ queryKey: [pathOf('listPrograms')] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) sayNotLoggedIn();
      else {
        toast({
          title: 'Error',
          description: 'Could not save program. Please try again.',
          destructive: true,
        });
      }
    },
  });
  return {
    isSaving: saving.isPending,
    save: (sequence: Sequence) => {
      if (user) saving.mutate(sequence);
      else sayNotLoggedIn();
    },
  };
}

/** Programs tell their length in minutes; a sequence of which nothing is enabled has none of its own. */
function sequenceMinutes(sequence: Sequence): number | undefined {
  const seconds = sequenceSeconds(sequence);
  return seconds > 0 ? Math.min(limit.minutesMax, seconds / SECONDS_A_MINUTE) : undefined;
}
