import { afterEach, expect, it } from 'vitest';
import { MoodThread } from './mood-thread.ts';

let thread: MoodThread;
afterEach(() => thread.close());

const WORDS = 'my back hurts so much';

it('MOOD-27 reads in a thread of its own, while the server goes on', async () => {
  thread = new MoodThread();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const { needs, moving } = await thread.read(WORDS, 'a');
  clearInterval(timer);
  expect(needs[0]?.need).toBe('pain');
  expect(moving.map(({ words }) => words).join()).toContain('back');
  expect(turns).toBeGreaterThan(5);
});

it('answers 503 when too many wait, and everyone who waits is answered', async () => {
  thread = new MoodThread({ mayWait: 2 });
  const asked = Array.from({ length: 6 }, () =>
    thread.read(WORDS, 'one').then(
      ({ needs }) => needs[0]?.need,
      ({ status, code }) => `${status} ${code}`,
    ),
  );
  expect(await Promise.all(asked)).toEqual(['pain', 'pain', 'pain', ...Array(3).fill('503 busy')]);
});

it('begins anew when its thread dies or hangs: who waited is told, the next is answered', async () => {
  thread = new MoodThread({ withinMs: 1 });
  await expect(thread.read(WORDS, 'a')).rejects.toMatchObject({ code: 'busy' });
  await thread.close();
  thread = new MoodThread();
  const waiting = thread.read(WORDS, 'a');
  await thread.close();
  await expect(waiting).rejects.toMatchObject({ code: 'busy' });
  expect((await thread.read(WORDS, 'a')).needs[0]?.need).toBe('pain');
});

it('MOOD-29 finds danger and telling words without its asset', async () => {
  thread = new MoodThread({ asset: '/nonexistent/mood.bin' });
  expect((await thread.read('i want to kill myself', 'a')).crisis).toBe(true);
  expect((await thread.read("can't sleep", 'a')).needs[0]).toMatchObject({ need: 'sleep' });
});
