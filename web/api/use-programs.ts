import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoints/endpoint.ts';
import type { programs } from '#contract/endpoints/programs.ts';
import { call, keyOf } from '#web/api/client.ts';

export type SavedProgram = AnswerOf<typeof programs.listPrograms>[number];

export const programsKey = keyOf('listPrograms');

async function fetchPrograms(): Promise<SavedProgram[]> {
  try {
    return await call('listPrograms');
  } catch (error) {
    throw new Error('Failed to fetch programs', { cause: error });
  }
}

/** A member's own programs. A visitor has none, and is not asked for. */
export function usePrograms(isSignedIn: boolean) {
  return useQuery({ queryKey: programsKey, queryFn: fetchPrograms, enabled: isSignedIn });
}
