import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, rendered, settled } from '#web/ui/testing/render.tsx';
import { answersWith, card, openLibrary, press, shelf, shownNames } from './testing/open-library.tsx';

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
      .toEqual(['Bell of Azov', 'Bowl', 'Liberation', 'Open Bell', 'Six of a book']);
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

  it('LIB-15 says so when nothing matches, and what to do', async () => {
    openLibrary('?q=nothing+like+this');
    await expect.element(page.getByText('No frequencies found matching your criteria')).toBeVisible();
    await expect.element(page.getByText('Try adjusting your search or filters')).toBeVisible();
    expect(shownNames()).toEqual([]);
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
