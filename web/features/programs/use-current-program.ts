import { useEffect } from 'react';
import { readProgram } from '#contract/rules/read-program.ts';
import { useProgramArrival } from '#web/bindings/sound/use-presets-and-programs.ts';
import { readStored, removeStored, storageKeys } from '#web/lib/browser-storage.ts';
import { toast } from '#web/ui/toast-store.ts';

const sessionStore = () => window.sessionStorage;

/** A program that another page left for the generators: it is put on them once, and is not found there again. */
export function useCurrentProgram(): void {
  const { load } = useProgramArrival();
  useEffect(() => {
    const left = readStored(sessionStore, storageKeys.currentProgram);
    removeStored(sessionStore, storageKeys.currentProgram);
    const program = readProgram(left);
    if (!program) return;
    load(program);
    toast({
      title: 'Program loaded',
      description: `${program.name || 'It'} is on the generators. Press Play to hear it.`,
    });
  }, [load]);
}
