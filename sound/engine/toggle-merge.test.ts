import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToggleMerge } from './toggle-merge.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('GEN-16 GEN-39 CONST-12 the first Play starts at once; one more within 1500 ms waits for their end', () => {
  const merge = new ToggleMerge();
  const again = vi.fn();
  expect(merge.mayStart('generators', again)).toBe(true);
  merge.stopped();
  vi.advanceTimersByTime(400);
  expect(merge.mayStart('generators', again)).toBe(false);
  vi.advanceTimersByTime(1099);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledTimes(1);
});

it('GEN-16 a Stop inside the 1500 ms is the last word, and nothing starts after it', () => {
  const merge = new ToggleMerge();
  const again = vi.fn();
  merge.mayStart('generators', again);
  merge.stopped();
  merge.mayStart('generators', again);
  merge.stopped();
  vi.advanceTimersByTime(5000);
  expect(again).not.toHaveBeenCalled();
});

it('GEN-16 another thing is no repeated toggle and starts at once', () => {
  const merge = new ToggleMerge();
  expect(merge.mayStart('preview 1', vi.fn())).toBe(true);
  expect(merge.mayStart('preview 2', vi.fn())).toBe(true);
});
