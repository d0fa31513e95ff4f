import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { programsKey, type SavedProgram } from '#web/api/use-programs.ts';
import { toast } from '#web/ui/toast-store.ts';

export function useDeleteProgram() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SavedProgram) => call('deleteProgram', { params: { id } }),
    onSuccess: (_, { name }) => toast({ title: 'Program deleted', description: `${name} is gone.` }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: `Failed to delete program: ${wordsOf(error, plainly(error))}`,
        destructive: true,
      }),
    // Also after a failure: perhaps it was deleted elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: programsKey }),
  });
}

const plainly = (error: Error) => (error instanceof ApiError ? error.statusText : error.message);
