import { useCallback, useRef } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { toProgram } from '#contract/rules/preset-program.ts';
import { failedSaveInWords, useSaveProgram } from '#web/api/use-save-program.ts';
import { useUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';

const premiumFeature = {
  visitor:
    'Save unlimited programs with our Premium plan. Log in, or open an account, to begin a list of your own.',
  member:
    'Saving programs requires a Premium subscription when they are made from presets. What is on your generators you can save with New Program.',
};

/** Keeps a preset among the programs, which is part of Premium; the server has the last word on it. */
export function useSavePreset(): { isLocked: boolean; save: (preset: Preset) => void } {
  const { user, isLoading } = useUser();
  const { mutate } = useSaveProgram();
  const mayAsk = isLoading || user?.isPremium === true;
  // A double click asks twice before the page has had time to show that it is at work.
  const underway = useRef(new Set<number>());
  const refusal = user ? premiumFeature.member : premiumFeature.visitor;
  const save = useCallback(
    (preset: Preset) => {
      if (!mayAsk) {
        toast({ title: 'Premium Feature', description: refusal });
        return;
      }
      if (underway.current.has(preset.id)) return;
      underway.current.add(preset.id);
      mutate(toProgram(preset), {
        onSuccess: ({ name }) =>
          toast({ title: 'Program saved', description: `${name} is among your programs now.` }),
        onError: (error) => toast({ ...failedSaveInWords(error), destructive: true }),
        onSettled: () => underway.current.delete(preset.id),
      });
    },
    [mayAsk, refusal, mutate],
  );
  return { isLocked: !mayAsk, save };
}
