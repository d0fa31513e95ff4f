import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, settled } from '#web/ui/testing/render.tsx';
import { card, onLocked, openLibrary, playing, shelf } from './testing/open-library.tsx';

describe('the sheet', () => {
  const sheet = () => page.getByRole('dialog');

  it('tells origin, evidence, every number with its note, and what was measured', async () => {
    openLibrary('?preset=2');
    await expect.element(sheet()).toHaveAccessibleName('Six of a book');
    await expect.element(sheet().getByText('A table')).toBeVisible();
    await expect.element(sheet().getByText('Nobody has looked.')).toBeVisible();
    await expect.element(sheet().getByText('step 1 of 4, nobody has tested it')).toBeVisible();
    const rows = [...sheet().element().querySelectorAll('.tone-list > li')].map((row) => row.textContent);
    expect(rows[0]).toBe('396.00 HzG4 +18 cents');
    expect(rows).toHaveLength(6);
    const certificate = () =>
      [...sheet().element().querySelectorAll('.certificate > div')].map((row) =>
        [row.children[0]?.textContent, row.children[1]?.textContent].join(': '),
      );
    await expect
      .poll(certificate)
      .toEqual([
        'Frequency error: ≤ 0.00001 Hz',
        'Beat error: ≤ 0.00002 Hz',
        'Loudness: −27.5 LUFS',
        'True peak, all at 100 %: −2.6 dBTP',
      ]);
    await expect.element(sheet().getByText(/version 0\.1\.0/)).toBeVisible();
    await settled();
    await expectAccessible();
  });

  it('explains LUFS, dBTP and the grade of the evidence in a tap', async () => {
    openLibrary('?preset=2');
    for (const [term, words] of [
      ['LUFS', /how loud it is to an ear/i],
      ['dBTP', /highest point of the wave/],
      ['this grade', /None of them is proof/],
    ] as const) {
      await sheet()
        .getByRole('button', { name: `What ${term} means` })
        .click();
      await expect
        .element(page.getByRole('dialog', { name: `What ${term} means` }).getByText(words))
        .toBeVisible();
      await userEvent.keyboard('{Escape}');
    }
    await expect.element(sheet().first()).toHaveAccessibleName('Six of a book');
  });

  it('keeps a favorite, and its link is the page that needs no account', async () => {
    openLibrary('?preset=2');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await sheet().getByRole('button', { name: 'Six of a book favorite' }).click();
    expect(localStorage.getItem('favoritedPresets')).toBe('[2]');
    await sheet().getByRole('button', { name: 'Copy link' }).click();
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/library/2`);
  });

  it('LIB-09 plays and pauses like the card', async () => {
    openLibrary('?preset=2');
    await sheet().getByRole('button', { name: 'Play', exact: true }).click();
    expect(playing()).toMatchObject({ owner: 'preset', id: '2' });
    await expect.element(sheet().getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('opens from its card as a step in the history, and closes as a step back', async () => {
    openLibrary('?sort=duration');
    await card('Liberation').getByRole('link', { name: 'Liberation' }).click();
    await expect.element(sheet()).toHaveAccessibleName('Liberation');
    expect(window.location.search).toBe('?sort=duration&preset=1');
    await sheet().getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => window.location.search).toBe('?sort=duration');
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
    // A step back, not a step on: forward leads to the sheet again.
    window.history.forward();
    await expect.element(sheet()).toHaveAccessibleName('Liberation');
  });

  it('opened by a link, closes onto the shelves without leaving the page', async () => {
    openLibrary('?category=Mental&preset=1');
    await expect.element(sheet()).toHaveAccessibleName('Liberation');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => window.location.search).toBe('?category=Mental');
  });

  it('of an unknown preset is not there', async () => {
    openLibrary('?preset=999');
    await expect.element(card('Liberation')).toBeInTheDocument();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('PRESET-32 of a locked preset tells its origin, shows no frequency and no figures measured of it, and asks for the upgrade', async () => {
    openLibrary('?preset=4');
    await expect.element(sheet().getByText('A table')).toBeVisible();
    await expect.element(sheet().getByText(/open together with its numbers/)).toBeVisible();
    expect(sheet().element().querySelector('.tone-list, .certificate')).toBeNull();
    await sheet().getByRole('button', { name: 'Unlock with Premium' }).click();
    expect(onLocked).toHaveBeenCalledWith(shelf[3]);
  });
});
