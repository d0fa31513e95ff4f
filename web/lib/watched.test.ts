import { expect, it } from 'vitest';
import { createWatched } from './watched.ts';

it('tells its listeners when the value becomes another one, and only then', () => {
  const watched = createWatched(1);
  const seen: number[] = [];
  const leave = watched.subscribe(() => seen.push(watched.get()));
  watched.set(1);
  watched.set(2);
  leave();
  watched.set(3);
  expect(seen).toEqual([2]);
  expect(watched.get()).toBe(3);
});

it('what it needs runs from the first listener to the last, and no longer', () => {
  const events: string[] = [];
  const watched = createWatched(0, () => {
    events.push('begins');
    return () => events.push('ends');
  });
  const leaveFirst = watched.subscribe(() => {});
  const leaveSecond = watched.subscribe(() => {});
  leaveFirst();
  leaveFirst();
  expect(events).toEqual(['begins']);
  leaveSecond();
  leaveSecond();
  expect(events).toEqual(['begins', 'ends']);
  watched.subscribe(() => {});
  expect(events).toEqual(['begins', 'ends', 'begins']);
});
