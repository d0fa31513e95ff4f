import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import type { MoodMatch } from '#contract/entities/recommendation.ts';
import { productName } from '#contract/product.ts';
import { call } from '#web/api/client.ts';
import { prepareDanger, tellsOfDanger } from '#web/bindings/mood/danger.ts';
import { readMood } from '#web/bindings/mood/read-mood.ts';
import { toast } from '#web/ui/toast-store.ts';

export interface Matched extends MoodMatch {
  readonly text: string;
  /** Whether the text has left this device. */
  readonly wasSent: boolean;
}

const BUSY = 'The AI assistant is busy, so these were chosen on your own device.';
const BUSY_SERVER = `The AI assistant is busy, so these were chosen by the model that is part of ${productName}.`;
/** What an assistant says that had nothing of its own to say. */
const NOTHING_OF_ITS_OWN = /most popular healing frequencies/i;

const local = (description: string) => toast({ title: 'Using Local Recommendations', description });
const wrong = (description: string) =>
  toast({ title: 'Something went wrong', description, destructive: true });

/** Asks what the words point to. Danger is looked for here first, and then nothing is sent at all. */
export function useMatchMood(presets: readonly Preset[]) {
  useEffect(() => void prepareDanger(), []);
  return useMutation({
    mutationFn: (text: string) => match(text, presets),
    onError: () => wrong('We couldn’t process your request. Please try again.'),
  });
}

async function match(text: string, presets: readonly Preset[]): Promise<Matched> {
  // What the rules find needs no weights, and waits for none.
  if (!tellsOfDanger(text)) await prepareDanger();
  if (tellsOfDanger(text)) return { ...(await help()), text, wasSent: false };
  const answer = await ask(text);
  if (answer === FAILED) {
    const { moodMatchOf } = await import('#mood/mood-match.ts');
    const own = moodMatchOf(await readMood(text), presets);
    if (!own.crisis) local(BUSY);
    return { ...own, text, wasSent: true };
  }
  // An answer that cannot be used: no JSON, or one without an analysis.
  if (!isUsable(answer)) throw new Error('The answer cannot be used.');
  if (answer.crisis) return { ...answer, text, wasSent: true };
  if (answer.error) wrong(answer.error);
  else if (answer.isLocal || NOTHING_OF_ITS_OWN.test(answer.analysis)) local(BUSY_SERVER);
  return { ...answer, text, wasSent: true };
}

const FAILED = Symbol('the request failed');

/** Null when there is an answer that cannot be read. */
async function ask(userDescription: string): Promise<MoodMatch | null | typeof FAILED> {
  try {
    return await call('matchMood', { body: { userDescription } });
  } catch (error) {
    return error instanceof SyntaxError ? null : FAILED;
  }
}

async function help(): Promise<MoodMatch> {
  return (await import('#mood/mood-match.ts')).HELP;
}

function isUsable(answer: MoodMatch | null): answer is MoodMatch {
  return typeof answer?.analysis === 'string' && Array.isArray(answer.recommendations);
}
