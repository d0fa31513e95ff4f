import type { Breaker } from '../breaker.ts';

interface Question {
  /** What the model is to do; ours. */
  instruction: string;
  /** What somebody wrote; never to be taken for an instruction. */
  text: string;
}

/** Somebody who is good with words. Null: nothing to say, and the caller's own words stand. */
export interface LanguageModel {
  answer(question: Question, signal?: AbortSignal): Promise<string | null>;
}

/** The embedded form: there is none, and all that uses one does without. */
export const noLanguageModel: LanguageModel = { answer: async () => null };

export function guardLanguageModel(model: LanguageModel, breaker: Breaker): LanguageModel {
  return { answer: (question) => breaker.call((signal) => model.answer(question, signal)) };
}
