import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentBody } from '#contract/endpoints/endpoint.ts';
import type { programs } from '#contract/endpoints/programs.ts';
import { ApiError, wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { programsKey } from '#web/api/use-programs.ts';

async function saveProgram(body: SentBody<typeof programs.saveProgram>) {
  try {
    return await call('saveProgram', { body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(`Failed to save program: ${error.statusText}`, { cause: error });
  }
}

/** Keeps a program, whichever page it comes from, and refreshes the list of them. */
export function useSaveProgram() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: saveProgram,
    onSuccess: () => queries.invalidateQueries({ queryKey: programsKey }),
  });
}

/** What a person is told when a program could not be kept. The server's reason says more than we can. */
export function failedSaveInWords({ cause }: Error): { title: string; description: string } {
  if (cause instanceof ApiError && cause.status === 401) {
    return { title: 'Login Required', description: 'Please log in to save programs to your dashboard' };
  }
  return { title: 'Error', description: wordsOf(cause, 'Failed to save program. Please try again.') };
}
