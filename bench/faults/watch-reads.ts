import type { Visitor } from '#server/testing/visitor.ts';

/** What a visitor saw who did nothing but read while something else went wrong. */
interface ReadsSeen {
  calls: number;
  /** Answers other than 200, by what was asked for. */
  refused: Record<string, number>;
  slowestMs: Record<string, number>;
}

const PAUSE_MS = 25;

/** Asks for each path in turn until told to stop. */
export function watchReads(visitor: Visitor, paths: readonly string[]) {
  let isOn = true;
  const seen: ReadsSeen = { calls: 0, refused: {}, slowestMs: {} };
  const ask = async (path: string) => {
    const begin = performance.now();
    const { status } = await visitor.get(path);
    seen.calls += 1;
    if (status !== 200) seen.refused[path] = (seen.refused[path] ?? 0) + 1;
    seen.slowestMs[path] = Math.max(seen.slowestMs[path] ?? 0, Math.round(performance.now() - begin));
  };
  const watching = Promise.all(
    paths.map(async (path) => {
      while (isOn) {
        await ask(path);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }),
  );
  return {
    stop: async () => {
      isOn = false;
      await watching;
      return seen;
    },
  };
}
