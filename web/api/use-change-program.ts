import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentBody } from '#contract/endpoints/endpoint.ts';
import type { programs } from '#contract/endpoints/programs.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { programsKey, type SavedProgram } from '#web/api/use-programs.ts';
import { toast } from '#web/ui/toast-store.ts';

interface Change {
  readonly program: SavedProgram;
  readonly changes: SentBody<typeof programs.changeProgram>;
  /** What is said when it went well. */
  readonly done: string;
}

/** Renames a program, or puts other sounds into it, and says what became of it. */
export function useChangeProgram() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ program: { id }, changes }: Change) =>
      call('changeProgram', { params: { id }, body: changes }),
    onSuccess: (_, { done }) => toast({ title: 'Program changed', description: done }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'Failed to save program. Please try again.'),
        destructive: true,
      }),
    // Also after a failure: perhaps it was deleted elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: programsKey }),
  });
}
