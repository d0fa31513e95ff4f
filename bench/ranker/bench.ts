import { writeFileSync } from 'node:fs';
import { presets } from '#catalogue/presets.ts';
import { randomFrom } from '#cymatics/sand/random.ts';
import { rankPresets } from '#mood/ranking/rank-presets.ts';
import { learnTaste } from '#mood/ranking/taste.ts';
import { finishes, type Listener, makeListener } from './listeners.ts';
import { calibrationError, fitCurve, ndcg, reliability } from './measures.ts';

const PLACES = 5;
const SHOWN = 6;
const LISTENERS = 200;
/** How much is known of them: nothing, a little, a lot. */
const SESSIONS = [0, 5, 40];
const FIT_SEED = 1;
const HELD_OUT_SEED = 2;

type Order = readonly { readonly id: number }[];

/** How well the ranking finds what made-up listeners like, beside what is heard most and beside chance. */
export async function bench(): Promise<void> {
  const fit = SESSIONS.flatMap((sessions) => population(sessions, FIT_SEED).flatMap(shownAndFinished));
  const curve = fitCurve(fit);
  console.log('Synthetic: the listeners are made up, with planted tastes; see bench/ranker/listeners.ts.');
  console.log(`curve for mood/ranking/confidence.ts: ${curve.slope.toFixed(2)}, ${curve.middle.toFixed(2)}`);

  const results = SESSIONS.map((sessions) => measure(sessions));
  for (const { sessions, ndcg5, calibration } of results) {
    const { ranker, popularity, random } = ndcg5;
    console.log(
      `${sessions} sessions known: nDCG@5 ranker ${ranker}, popularity ${popularity}, random ${random}; calibration error ${calibration}`,
    );
  }
  const told = SESSIONS.flatMap((sessions) => population(sessions, HELD_OUT_SEED).flatMap(shownAndFinished));
  const calibration = {
    error: round(calibrationError(told)),
    tenths: reliability(told).map(({ from, count, said, came }) => ({
      from,
      count,
      said: round(said),
      came: round(came),
    })),
  };
  console.log(`expected calibration error, all of them: ${calibration.error}; said, came, how many:`);
  for (const { said, came, count } of calibration.tenths)
    console.log(`  ${said.toFixed(3)}  ${came.toFixed(3)}  ${count}`);
  const file = new URL('../results/ranker.json', import.meta.url);
  const about = 'synthetic: made-up listeners with planted tastes';
  const found = { about, listeners: LISTENERS, curve, results, calibration };
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
}

function population(sessions: number, seed: number): { listener: Listener; random: () => number }[] {
  return Array.from({ length: LISTENERS }, (_, at) => {
    const random = randomFrom(seed * 100_000 + sessions * 1_000 + at);
    return { listener: makeListener(presets, sessions, random), random };
  });
}

function rankFor({ history, next }: Listener, count: number) {
  return rankPresets(presets, { asked: next, taste: learnTaste(presets, history, null), count });
}

function shownAndFinished({ listener, random }: ReturnType<typeof population>[number]) {
  const { mood, timeOfDay } = listener.next;
  return rankFor(listener, SHOWN).map(({ preset, score, confidence }) => ({
    score,
    said: confidence,
    came: random() < finishes(listener.likes(preset, mood, timeOfDay)),
  }));
}

function measure(sessions: number) {
  const people = population(sessions, HELD_OUT_SEED);
  const popular = heardMost();
  const mean = (order: (one: (typeof people)[number]) => Order) =>
    round(people.reduce((sum, one) => sum + goodness(one.listener, order(one)), 0) / people.length);
  return {
    sessions,
    ndcg5: {
      ranker: mean(({ listener }) => rankFor(listener, PLACES).map(({ preset }) => preset)),
      popularity: mean(() => popular),
      random: mean(({ random }) => [...presets].sort(() => random() - 0.5)),
    },
    calibration: round(calibrationError(people.flatMap(shownAndFinished))),
  };
}

/** What everybody together heard to its end most often: what a shop would show. */
function heardMost(): Order {
  const counts = new Map<number, number>();
  for (const { listener } of population(40, FIT_SEED))
    for (const { preset, seconds } of listener.history)
      if (preset && seconds >= preset.duration * 60) counts.set(preset.id, (counts.get(preset.id) ?? 0) + 1);
  return [...presets].sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0));
}

function goodness({ likes, next }: Listener, order: Order): number {
  const gain = new Map(
    presets.map((preset) => [preset.id, finishes(likes(preset, next.mood, next.timeOfDay))]),
  );
  return ndcg(
    order.map(({ id }) => gain.get(id) ?? 0),
    [...gain.values()],
    PLACES,
  );
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
