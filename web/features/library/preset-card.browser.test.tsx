import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { categories } from './categories.ts';
import {
  answersWith,
  card,
  onLocked,
  openedSound,
  openLibrary,
  playing,
  press,
  shelf,
} from './testing/open-library.tsx';
import { lockedPreset, preset } from './testing/preset.ts';

const chips = (name: string) =>
  [...card(name).getByRole('list', { name: 'Frequencies' }).element().children].map(
    (chip) => chip.textContent,
  );

describe('a card', () => {
  it('LIB-12 shows at most four frequencies, and how many more there are', async () => {
    openLibrary();
    await expect.element(card('Liberation')).toBeInTheDocument();
    expect(chips('Six of a book')).toEqual(['396 Hz', '417 Hz', '528 Hz', '639 Hz', '+2']);
    expect(chips('Bowl')).toEqual(['200 Hz', '7.83 Hz', '1,046.5 Hz', '2,000 Hz']);
    expect(chips('Liberation')).toEqual(['396 Hz']);
  });

  it('says which tones of a larger set sound', async () => {
    openLibrary();
    await expect.element(card('Six of a book').getByText('The first 3 of 6 sound')).toBeInTheDocument();
    await expect.element(card('Liberation').getByText(/sound$/)).not.toBeInTheDocument();
    const sounding = [...card('Six of a book').element().querySelectorAll('[data-sounds="true"]')];
    expect(sounding.map(({ textContent }) => textContent)).toEqual(['396 Hz', '417 Hz', '528 Hz']);
  });

  it('of a molecule says that no effect is claimed; locked, it says what it is', async () => {
    openLibrary(
      '',
      answersWith([
        lockedPreset(1, { name: 'Oxytocin', category: 'Premium Peptides' }),
        preset(2, { name: 'Open peptide', category: 'Premium Peptides', isPremium: true }),
        lockedPreset(3, { name: 'Bell', description: 'A large bell, tuned. The partials are computed.' }),
      ]),
    );
    for (const name of ['Oxytocin', 'Open peptide'])
      await expect.element(card(name).getByText('No effect is claimed.')).toBeInTheDocument();
    await expect.element(card('Bell').getByText('A large bell, tuned.', { exact: true })).toBeInTheDocument();
  });

  it('LIB-09 plays its tones through the one player for its own minutes, and stops them again', async () => {
    openLibrary();
    await expect.element(card('Six of a book')).toBeInTheDocument();
    press('Play Six of a book');
    expect(playing()).toMatchObject({
      owner: 'preset',
      id: '2',
      title: 'Six of a book',
      durationSeconds: 1200,
    });
    const tones = playing()?.patch?.generators.map(({ frequency }) => frequency);
    expect(tones).toEqual([396, 417, 528]);
    await expect.element(card('Six of a book').getByText('Playing')).toBeVisible();
    await expect
      .poll(() => {
        press('Pause Six of a book');
        return playing();
      })
      .toBeNull();
  });

  it('LIB-09 LIB-10 the state is shared: another preset takes over, and one begun elsewhere shows Pause here', async () => {
    openLibrary();
    await expect.element(card('Bowl')).toBeInTheDocument();
    flushSync(() =>
      openedSound().change((state) => ({
        ...state,
        nowPlaying: {
          owner: 'preset',
          run: 1,
          id: '3',
          title: 'Bowl',
          patch: null,
          durationSeconds: null,
          looping: false,
          fromSeconds: 0,
        },
      })),
    );
    await expect.element(page.getByRole('button', { name: 'Pause Bowl' })).toBeInTheDocument();
    press('Play Liberation');
    await expect.element(page.getByRole('button', { name: 'Play Bowl' })).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Pause Liberation' })).toBeInTheDocument();
  });

  it('LIB-10 the button is Pause, in red, while that preset plays, and Play, in no red, otherwise', async () => {
    openLibrary();
    await expect.element(card('Liberation')).toBeInTheDocument();
    const colour = (name: string) => {
      const button = page.getByRole('button', { name }).element();
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(button).color.match(/\d+/g) ?? []).map(Number);
      return red - Math.max(green, blue) > 80 ? 'red' : 'not red';
    };
    expect(colour('Play Liberation')).toBe('not red');
    press('Play Liberation');
    await expect.element(page.getByRole('button', { name: 'Pause Liberation' })).toBeInTheDocument();
    await expect.poll(() => colour('Pause Liberation')).toBe('red');
    expect(colour('Play Bowl')).toBe('not red');
  });

  it('LIB-11 a second click within 200 ms of the first is ignored, on whichever card', async () => {
    openLibrary();
    await expect.element(card('Liberation')).toBeInTheDocument();
    const button = page.getByRole('button', { name: 'Play Liberation', exact: true }).element();
    const click = () => flushSync(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    // However long the machine takes for it, the three come at the same moment.
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    click();
    click();
    press('Play Bowl');
    now.mockRestore();
    expect(playing()?.id).toBe('1');
  });

  it('LIB-14 has the colour of its category, each another one', async () => {
    openLibrary(
      '',
      answersWith(categories.map((category, id) => preset(id + 1, { name: category, category }))),
    );
    await expect.element(card('Premium Peptides')).toBeInTheDocument();
    const spots = [...document.querySelectorAll('.preset-card-category')].map(
      (spot) => getComputedStyle(spot, '::before').backgroundColor,
    );
    expect(spots).toHaveLength(6);
    expect(new Set(spots).size).toBe(6);
    expect(spots.filter((colour) => !/^rgb\(/.test(colour))).toEqual([]);
  });

  it('PRESET-07 a premium preset carries the premium badge, open or locked; a free one does not', async () => {
    openLibrary();
    await expect.element(card('Open Bell').getByText('Premium', { exact: true })).toBeInTheDocument();
    await expect.element(card('Bell of Azov').getByText('Premium', { exact: true })).toBeInTheDocument();
    await expect.element(card('Liberation').getByText('Premium')).not.toBeInTheDocument();
  });

  it('LIB-16 PRESET-32 a locked one shows no frequencies and asks for the upgrade instead of playing or opening', async () => {
    openLibrary();
    await expect.element(card('Bell of Azov')).toBeInTheDocument();
    await expect.element(card('Bell of Azov').getByText('7 frequencies')).toBeInTheDocument();
    expect(card('Bell of Azov').element().textContent).not.toMatch(/Hz/);
    await expect.element(page.getByRole('button', { name: 'Play Bell of Azov' })).not.toBeInTheDocument();
    press('Bell of Azov');
    expect(onLocked).toHaveBeenCalledWith(shelf[3]);
    expect(playing()).toBeNull();
    expect(window.location.search).toBe('');
  });
});
