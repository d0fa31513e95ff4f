import { expect, it } from 'vitest';
import { Gate } from './gate.ts';
import { Refusal } from './refusal.ts';

/** A gate at which each piece of work ends when the test says so. */
function watch(settings: { atOnce: number; mayWait: number }) {
  const gate = new Gate(settings);
  const running = new Map<string, () => void>();
  const begun: string[] = [];
  const refused: string[] = [];
  const send = (caller: string, name: string) => {
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        running.set(name, resolve);
      });
    gate.run(caller, work).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'busy') refused.push(name);
    });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async (name: string) => {
    running.get(name)?.();
    await settle();
  };
  return { send, finish, settle, begun, refused };
}

it('T39 so many run at once, so many wait, the rest are told to come back', async () => {
  const { send, finish, settle, begun, refused } = watch({ atOnce: 2, mayWait: 2 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) send('Ada', name);
  await settle();
  expect([begun, refused]).toEqual([['a', 'b'], ['e']]);
  await finish('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('T39 callers take turns: who comes after nine of another is served after the one that runs', async () => {
  const { send, finish, settle, begun } = watch({ atOnce: 1, mayWait: 20 });
  for (let count = 1; count <= 9; count += 1) send('Ada', `a${count}`);
  send('Bea', 'b1');
  send('Bea', 'b2');
  send('Cleo', 'c1');
  await settle();
  for (let served = 0; served < 6; served += 1) await finish(begun.at(-1) ?? '');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3', 'a4']);
});

it('T39 a full line has a place for everyone: the last of whoever has most in it goes', async () => {
  const { send, settle, refused } = watch({ atOnce: 1, mayWait: 4 });
  for (let count = 1; count <= 5; count += 1) send('Ada', `a${count}`);
  for (const name of ['b1', 'b2', 'b3']) send('Bea', name);
  send('Cleo', 'c1');
  await settle();
  expect(refused.toSorted()).toEqual(['a3', 'a4', 'a5', 'b3']);
});
