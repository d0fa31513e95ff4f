import { beforeEach, describe, expect, it } from 'vitest';
import { Breaker, GatewayRefusal, OutOfReach } from './breaker.ts';

let now = 0;
let asked = 0;
let breaker: Breaker;
beforeEach(() => {
  now = 0;
  asked = 0;
  breaker = new Breaker('The shop', { failures: 5, restMs: 30_000, withinMs: 50, now: () => now });
});

const answer = () => breaker.call(async () => ++asked);
const fail = (error: Error = new Error('down')) =>
  breaker
    .call(async () => {
      asked += 1;
      throw error;
    })
    .catch((thrown: unknown) => thrown);
const failTimes = async (times: number) => {
  for (let time = 0; time < times; time += 1) await fail();
};

describe('a breaker', () => {
  it('hands on what the other side answers, and its failures', async () => {
    expect(await answer()).toBe(1);
    expect(await fail()).toEqual(new Error('down'));
  });

  it('sends nobody there after five failures in a row', async () => {
    await failTimes(5);
    await expect(answer()).rejects.toBeInstanceOf(OutOfReach);
    expect(asked).toBe(5);
  });

  it('counts failures in a row alone', async () => {
    await failTimes(4);
    await answer();
    await failTimes(4);
    expect(await answer()).toBe(10);
  });

  it('takes a refusal for an answer: the line is sound', async () => {
    await failTimes(4);
    await fail(new GatewayRefusal('no such address'));
    await failTimes(4);
    expect(await answer()).toBe(10);
  });

  it('lets one try after a rest; when that goes well all go on', async () => {
    await failTimes(5);
    now = 30_000;
    let finish = () => {};
    const trial = breaker.call(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await expect(answer()).rejects.toBeInstanceOf(OutOfReach);
    finish();
    await trial;
    expect(await answer()).toBe(6);
  });

  it('rests again when the trial fails', async () => {
    await failTimes(5);
    now = 30_000;
    await fail();
    now = 59_999;
    await expect(answer()).rejects.toBeInstanceOf(OutOfReach);
    now = 60_000;
    expect(await answer()).toBe(7);
  });

  it('gives up on a call that gets no answer, and tells it so', async () => {
    let told: unknown;
    const silent = breaker.call(
      (signal) =>
        new Promise<never>(() => {
          signal.addEventListener('abort', () => {
            told = signal.reason;
          });
        }),
    );
    await expect(silent).rejects.toThrow('The shop did not answer in time');
    expect(told).toBeInstanceOf(OutOfReach);
  });
});
