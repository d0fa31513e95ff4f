/** About nineteen pieces each, as long as what people type. */
const TEXTS = [
  'I have been lying here for two hours thinking about work and the kids again',
  'my back hurts so much today that I can hardly get up from the chair at work',
  'nobody texted me on my birthday and the flat is so quiet this evening',
  'I got the job and I want to dance around the kitchen with everyone tonight',
];
const WARM_ROUNDS = 5;
const ROUNDS = 30;

type Read = (text: string) => unknown;

/** Milliseconds for each text, of both by turns, so that whatever else the machine does meets both alike. */
export async function timed(ours: Read, peer: Read): Promise<{ ours: number[]; peer: number[] }> {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = -WARM_ROUNDS; round < ROUNDS; round++) {
    for (const text of TEXTS) {
      for (const [who, read] of [['ours', ours] as const, ['peer', peer] as const]) {
        const start = performance.now();
        await read(text);
        if (round >= 0) times[who].push(performance.now() - start);
      }
    }
  }
  return times;
}
