import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readProgram } from '#contract/rules/read-program.ts';
import { call } from '#web/api/client.ts';
import { programsKey, type SavedProgram } from '#web/api/use-programs.ts';
import { useProgramArrival } from '#web/bindings/sound/use-presets-and-programs.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Plays a program and, once it sounds, counts that it was used. */
export function useApplyProgram(): (program: SavedProgram) => Promise<void> {
  const arrival = useProgramArrival();
  const queries = useQueryClient();
  return useCallback(
    async (program) => {
      try {
        const playable = readProgram(program);
        if (!playable) throw new Error(`Nothing of the program ${program.id} can be played.`);
        const outcome = await arrival.apply(playable);
        if (outcome === 'failed') throw new Error(`The program ${program.id} did not begin to sound.`);
        if (outcome === 'overtaken') return;
      } catch (error) {
        console.error(error);
        toast({
          title: 'Error',
          description: 'Could not apply program. Check console for details.',
          destructive: true,
        });
        return;
      }
      await countUse(program.id).catch((error: unknown) => console.error(error));
      await queries.invalidateQueries({ queryKey: programsKey });
    },
    [arrival, queries],
  );
}

/** It sounds whether or not it was counted: a failure here is nothing that a listener could mend. */
const countUse = (id: number) => call('useProgram', { params: { id } });
