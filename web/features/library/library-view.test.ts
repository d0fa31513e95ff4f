import { describe, expect, it } from 'vitest';
import { firstView, type LibraryView, readView, writeView } from './library-view.ts';

const linked: LibraryView = {
  query: 'bell & 50 % +',
  category: 'Premium Peptides',
  sort: 'duration',
  plan: 'premium',
  favoritesOnly: true,
  presetId: 137,
};

describe('the address of a view', () => {
  it('LIB-04 holds search, category, sort, premium and the open preset, and gives each of them back', () => {
    expect(writeView(linked)).toBe(
      '?q=bell+%26+50+%25+%2B&category=Premium+Peptides&sort=duration&premium=1&favorites=1&preset=137',
    );
    expect(readView(writeView(linked))).toEqual(linked);
    expect(readView(writeView({ ...firstView, plan: 'free' }))).toEqual({ ...firstView, plan: 'free' });
  });

  it('is bare for the view of a first visit', () => {
    expect(writeView(firstView)).toBe('');
    expect(readView('')).toEqual(firstView);
  });

  it.each([
    '?category=Everything&sort=price&premium=yes&preset=abc',
    '?category=physical&sort=&premium=true&preset=-4',
    '?preset=1.5&category=__proto__&sort=constructor',
    '?preset=99999999999999999999&%E0%A4%A=1',
    '?q=',
  ])('LIB-06 falls back quietly where it is not understood: %s', (search) => {
    expect(readView(search)).toEqual(firstView);
  });

  it('takes no more of a search than fits its field', () => {
    expect(readView(`?q=${'x'.repeat(5_000)}`).query).toHaveLength(100);
  });
});
