import { afterEach, expect, it, vi } from 'vitest';
import { mayHaveSession } from './site.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('meta[name="session"]')?.remove();
});

function arrive(told: string | null, page: Partial<PerformanceNavigationTiming> | undefined): boolean {
  if (told !== null) {
    const meta = document.createElement('meta');
    meta.name = 'session';
    meta.content = told;
    document.head.append(meta);
  }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue((page ? [page] : []) as PerformanceEntryList);
  return mayHaveSession();
}

const fresh = { workerStart: 0, transferSize: 410 };

it('a page fresh from the server that was asked for without a session has none', () => {
  expect(arrive('none', fresh)).toBe(false);
});

it.each<[string, string | null, Partial<PerformanceNavigationTiming> | undefined]>([
  ['the request carried one', 'possible', fresh],
  ['the page says nothing', null, fresh],
  ['the page is a copy of the browser’s cache', 'none', { workerStart: 0, transferSize: 0 }],
  ['a service worker answered with the page', 'none', { workerStart: 2.3, transferSize: 0 }],
  ['nobody knows where the page comes from', 'none', undefined],
])('there may be a session where %s', (_, told, page) => {
  expect(arrive(told, page)).toBe(true);
});
