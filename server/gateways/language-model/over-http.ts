import { z } from 'zod';
import { GatewayRefusal } from '../breaker.ts';
import type { LanguageModel } from './language-model.ts';

interface ModelSettings {
  /** Up to and with the version: `https://llm.example/v1`. */
  url: string;
  apiKey: string | undefined;
  model: string;
}

const LARGEST_ANSWER = 64 * 1_024;
const MOST_TOKENS = 700;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * Any provider that speaks the protocol of OpenAI's chat completions. It is sent the instruction, the text and our key:
 * no cookie, no name, no id of anyone. Where it leads to another address, answers too much, or answers something
 * else, it has failed.
 */
export function languageModelOverHttp({ url, apiKey, model }: ModelSettings): LanguageModel {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  return {
    answer: async ({ instruction, text }, signal) => {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: signal ?? null,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          max_tokens: MOST_TOKENS,
          messages: [
            { role: 'system', content: instruction },
            { role: 'user', content: text },
          ],
        }),
      });
      if (!response.ok) {
        await response.body?.cancel();
        const words = `The language model answered ${response.status}`;
        throw response.status < 500 && response.status !== 429 ? new GatewayRefusal(words) : new Error(words);
      }
      const answer = completion.safeParse(JSON.parse(await readAtMost(response, LARGEST_ANSWER)));
      if (!answer.success) throw new Error('The language model answered something else.');
      return answer.data.choices[0]?.message.content ?? null;
    },
  };
}

async function readAtMost(response: Response, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > bytes) throw new Error('The language model answered too much.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
