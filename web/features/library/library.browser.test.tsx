import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, rendered, settled } from '#web/ui/testing/render.tsx';
import { answersWith, card, openLibrary, press, shelf, shownNames } from './testing/open-library.tsx';
import { preset } from './testing/preset.ts';

describe('the page', () => {
  it('LIB-01 says Loading Frequency Library... while the catalogue is on its way', async () => {
    openLibrary('', null);
    await expect.element(page.getByText('Loading Frequency Library...')).toBeVisible();
  });

  it('LIB-02 LIB-03 LIB-13 shows the figures of the whole catalogue and of its three ranges, although numbers are withheld from its list', async () => {
    const host = openLibrary();
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    const figures = [...host.querySelectorAll('dl > div')].map((row) =>
      [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent].join(': '),
    );
    expect(figures).toEqual([
      'Total Presets: 300',
      'Free: 124',
      'Categories: 6',
      'Frequencies: 1,653',
      'Under 100 Hz: 115',
      '100 to under 1,000 Hz: 1,501',
      '1,000 Hz and more: 37',
    ]);
  });

  it('LIB-04 LIB-08 has search, category, sort and Premium Only, and what they are set to stands in the address', async () => {
    openLibrary();
    await expect
      .poll(shownNames)
      .toEqual(['Bowl', 'Liberation', 'Open Bell', 'Six of a book', 'Bell of Azov']);
    await page.getByRole('searchbox', { name: 'Search frequencies' }).fill('B');
    await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Spiritual' }).click();
    await page.getByRole('combobox', { name: 'Sort' }).selectOptions('duration');
    await expect.poll(shownNames).toEqual(['Bowl', 'Bell of Azov']);
    await page.getByRole('switch', { name: 'Premium Only' }).click();
    await expect.poll(shownNames).toEqual(['Bell of Azov']);
    expect(window.location.search).toBe('?q=B&category=Spiritual&sort=duration&premium=1');
  });

  it('LIB-04 back and forward lead through the views, and what was typed letter by letter is one of them', async () => {
    openLibrary('?sort=duration');
    await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Spiritual' }).click();
    const search = page.getByRole('searchbox');
    await userEvent.type(search, 'bell');
    await expect.poll(shownNames).toEqual(['Bell of Azov']);
    window.history.back();
    await expect.poll(() => window.location.search).toBe('?sort=duration');
    await expect
      .poll(shownNames)
      .toEqual(['Bowl', 'Six of a book', 'Bell of Azov', 'Liberation', 'Open Bell']);
    await expect.element(search).toHaveValue('');
    window.history.forward();
    await expect.poll(shownNames).toEqual(['Bell of Azov']);
    await expect.element(search).toHaveValue('bell');
  });

  it('is asked for what is free and for favorites; a heart is given on the card and kept by the browser', async () => {
    openLibrary();
    await expect.element(card('Liberation')).toBeInTheDocument();
    const only = page.getByRole('group', { name: 'Show only' });
    await only.getByRole('button', { name: 'Free' }).click();
    await expect.poll(shownNames).toEqual(['Bowl', 'Liberation', 'Six of a book']);
    expect(window.location.search).toBe('?free=1');
    press('Bowl favorite');
    await expect
      .element(page.getByRole('button', { name: 'Bowl favorite' }))
      .toHaveAttribute('aria-pressed', 'true');
    await only.getByRole('button', { name: 'Favorites' }).click();
    await expect.poll(shownNames).toEqual(['Bowl']);
    expect(localStorage.getItem('favoritedPresets')).toBe('[3]');
    await page.getByRole('switch', { name: 'Premium Only' }).click();
    await expect.poll(() => window.location.search).toBe('?premium=1&favorites=1');
  });

  it('D40 finds a preset by a number, best first, and says that Premium has it too without saying where', async () => {
    openLibrary('?q=396', {
      ...answersWith(shelf),
      '/api/presets/premium-tone?hz=396': { isInPremium: true },
    });
    await expect.poll(shownNames).toEqual(['Liberation', 'Six of a book']);
    await expect.element(page.getByText('2 of 5. Premium has a tone at about 396 Hz too.')).toBeVisible();
  });

  it('is one tab stop; arrows lead from card to card and to what stands on each', async () => {
    openLibrary();
    await expect.element(card('Bowl')).toBeInTheDocument();
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('.preset-card :is(a, button)')].filter(
        (one) => one.tabIndex === 0,
      );
    expect(stops().map(({ textContent }) => textContent)).toEqual(['Bowl']);
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    stops()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Play Bowl');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Liberation');
    await expect.poll(() => stops().map(({ textContent }) => textContent)).toEqual(['Liberation']);
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Bell of Azov');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Bell of Azov' })).toBeVisible();
  });

  it('puts a screenful on the page at once and all the rest soon after, each once and in order', async () => {
    const many = Array.from({ length: 120 }, (_, place) => preset(place + 1, { name: `Tone ${place + 1}` }));
    const counts: number[] = [];
    const watching = new MutationObserver(() => counts.push(shownNames().length));
    watching.observe(document.body, { childList: true, subtree: true });
    openLibrary('', answersWith(many));
    await expect.poll(shownNames, { timeout: 30_000 }).toEqual(many.map(({ name }) => name));
    watching.disconnect();
    expect(counts.find((count) => count > 0)).toBeLessThan(25);
  });

  it('LIB-15 says so when nothing matches, and what to do', async () => {
    openLibrary('?q=nothing+like+this');
    await expect.element(page.getByText('No frequencies found matching your criteria')).toBeVisible();
    await expect.element(page.getByText('Try adjusting your search or filters')).toBeVisible();
    expect(shownNames()).toEqual([]);
    await page.getByRole('button', { name: 'Show all presets' }).click();
    await expect.poll(() => shownNames().length, { timeout: 30_000 }).toBe(shelf.length);
    expect(window.location.search).toBe('');
  });

  it('says of binaural that it is a way to play, and where to choose it', async () => {
    openLibrary('?q=binaural');
    await expect.element(page.getByText('These beat in both ears alike.')).toBeVisible();
    expect(page.getByRole('link', { name: 'Sessions' }).element().getAttribute('href')).toBe('/gen');
  });

  it('says what happened when the catalogue could not be fetched, and tries again', async () => {
    const answers: Record<string, unknown> = {};
    openLibrary('', answers);
    await expect.element(page.getByText('The library could not be opened')).toBeVisible();
    Object.assign(answers, answersWith(shelf));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(card('Liberation')).toBeInTheDocument();
  });

  it('has no accessibility violation, with something playing', async () => {
    openLibrary();
    await expect.element(page.getByRole('button', { name: 'Play Liberation' })).toBeInTheDocument();
    press('Play Liberation');
    await rendered();
    await settled();
    await expectAccessible();
  });
});
