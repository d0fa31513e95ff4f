import { createMood } from '#mood/mood.ts';
import { ROUNDS, TEXTS } from './texts.ts';

export interface BenchPage {
  benchPage(): Promise<{ times: number[]; fast: boolean }>;
}

const page: BenchPage = {
  async benchPage() {
    const answer = await fetch('/web/public/mood/mood.bin');
    const mood = createMood(new Uint8Array(await answer.arrayBuffer()));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const text of TEXTS) {
        const start = performance.now();
        mood.read(text);
        times.push(performance.now() - start);
      }
    }
    return { times, fast: mood.fast };
  },
};
Object.assign(globalThis, page);
