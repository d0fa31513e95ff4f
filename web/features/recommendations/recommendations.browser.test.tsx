import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '#contract/entities/user.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Recommendations } from './recommendations.tsx';
import { categoryIcon, confidenceTone } from './recommended.tsx';
import { kept } from './testing/samples.ts';

const LIST = 'GET /api/recommendations';
const GENERATE = 'POST /api/recommendations/generate';
const PREFERENCES = 'GET /api/preferences';
const nothing = { preferredCategories: [], favoriteFrequencies: [], learned: true };

let served: Served;
let appSound: AppSound | undefined;
beforeEach(() => {
  dismissToast();
  served = serve({ [LIST]: [], [PREFERENCES]: nothing });
});
afterEach(() => {
  vi.useRealTimers();
  served.stop();
});

const open = (who: User | null = someone.member) =>
  render(
    <WithSound who={who} onSound={(opened) => (appSound = opened)}>
      <Recommendations />
    </WithSound>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words);
const sent = () => served.calls.filter(({ call }) => call === GENERATE).map(({ body }) => body);

describe('the recommendations page', () => {
  it('REC-01 REC-19 REC-20 REC-21 has a form, a grid and the preferences, and says what is still empty', async () => {
    open();
    await expect.element(page.getByRole('form', { name: 'What you are looking for' })).toBeVisible();
    await expect
      .element(text('No recommendations yet. Generate your first personalized recommendations above!'))
      .toBeVisible();
    await expect
      .element(text('No preferences set yet. Your preferences will be learned from your listening history.'))
      .toBeVisible();
  });

  it('REC-02 REC-22 without a user asks to log in, and fetches nothing', async () => {
    open(someone.visitor);
    await expect.element(text('Please log in to view recommendations')).toBeVisible();
    await expect.element(text(/need to log in for personalized sound recommendations/)).toBeVisible();
    expect(served.calls.map(({ call }) => call)).toEqual([]);
  });

  it('REC-03 REC-05 REC-06 REC-08 REC-09 REC-10 chooses one mood or none, adds and removes symptoms, and sends what is not at its default', async () => {
    served.answer(GENERATE, 200, []);
    open();
    await button('Sad').click();
    await button('Tired').click();
    await expect.element(button('Sad')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button('Tired')).toHaveAttribute('aria-pressed', 'true');
    await button('Tired').click();
    await expect.element(button('Tired')).toHaveAttribute('aria-pressed', 'false');
    await button('Calm').click();

    await expect.element(button('Add')).toBeDisabled();
    const symptom = page.getByLabelText('Symptom', { exact: true });
    expect(symptom.element().querySelectorAll('option[value]:not([value=""])')).toHaveLength(13);
    for (const one of ['Worry', 'Stress', 'Worry']) {
      await symptom.selectOptions(one);
      await button('Add').click();
    }
    await button('Remove Stress').click();
    await expect.element(page.getByRole('list', { name: 'Chosen symptoms' })).toHaveTextContent(/^Worry$/);

    const minutes = page.getByRole('slider', { name: 'Session duration' });
    await expect.element(minutes).toHaveAttribute('aria-valuetext', '5 min');
    expect([minutes.element().getAttribute('min'), minutes.element().getAttribute('max')]).toEqual([
      '1',
      '60',
    ]);
    const intensity = page.getByRole('slider', { name: 'Intensity' });
    await expect.element(intensity).toHaveAttribute('aria-valuetext', '5');
    expect([intensity.element().getAttribute('min'), intensity.element().getAttribute('max')]).toEqual([
      '1',
      '10',
    ]);

    await button('Generate Recommendations').click();
    await expect.poll(sent).toEqual([
      {
        mood: 'Calm',
        symptoms: ['Worry'],
        timeOfDay: expect.stringMatching(/^(morning|afternoon|evening|night)$/),
      },
    ]);
  });

  it('REC-11 the button shows that it works on it, with a spinner, and asks once', async () => {
    served.hold(GENERATE);
    open();
    const rest = button('Generate Recommendations');
    const busy = button('Generating Recommendations...');
    await expect.element(rest).toBeVisible();
    expect(rest.element().querySelector('.ui-spinner')).toBeNull();
    await rest.click();
    await expect.element(busy).toBeVisible();
    expect(rest.query()).toBeNull();
    const spinner = busy.element().querySelector('.ui-spinner');
    expect(spinner?.getBoundingClientRect().width).toBeGreaterThan(10);
    await busy.click({ force: true });
    await userEvent.keyboard('{Enter}');
    expect(sent()).toHaveLength(1);
  });

  it('REC-11 the button is itself again once there is an answer', async () => {
    served.answer(GENERATE, 503, { message: 'Busy' });
    open();
    await button('Generate Recommendations').click();
    await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(1);
    await expect.element(button('Generate Recommendations'), { timeout: 30_000 }).toBeVisible();
    expect(button('Generate Recommendations').element().querySelector('.ui-spinner')).toBeNull();
    await button('Generate Recommendations').click();
    await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(2);
  });

  it('REC-14 MOOD-20 after a generation the grid shows the new list alone, and it is said how many there are', async () => {
    served.answer(LIST, 200, [kept(1)]);
    served.answer(GENERATE, 200, [{}, {}]);
    open();
    await expect.element(page.getByRole('heading', { name: 'Preset 1' })).toBeVisible();
    const newer = '2026-11-17T21:00:00.000Z';
    served.answer(LIST, 200, [kept(7, { createdAt: newer }), kept(8, { createdAt: newer }), kept(1)]);
    await button('Generate Recommendations').click();
    await expect.element(text('Found 2 personalized frequency recommendations for you.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Preset 7' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Preset 8' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Preset 1' })).not.toBeInTheDocument();
  });

  it('ERR-49 says that it failed and stays usable', async () => {
    served.answer(GENERATE, 500, { message: 'No' });
    open();
    await button('Generate Recommendations').click();
    await expect.element(text('Failed to generate recommendations. Please try again.')).toBeVisible();
    served.answer(GENERATE, 200, []);
    await button('Generate Recommendations').click();
    await expect.poll(() => sent().length).toBe(2);
  });

  it('REC-15 REC-16 REC-17 a card tells all of it, and plays', async () => {
    served.answer(LIST, 200, [kept(1), kept(2, { confidence: 0.7 }), kept(3, { confidence: 0.4 })]);
    open();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Preset 1' }) });
    for (const words of ['86% match', 'Mental', '25 min', 'Ten pulses a second.', '10 Hz', '200.5 Hz'])
      await expect.element(card.getByText(words, { exact: true })).toBeVisible();
    await expect.element(card.getByText('Why this works')).toBeVisible();
    await expect.element(card.getByText('You chose Stress, and this is slow and even.')).toBeVisible();
    expect(text('86% match').element().className).toContain('ok');
    expect(text('70% match').element().className).toContain('warn');
    expect(text('40% match').element().className).toContain('danger');
    await button('Play Preset 1').click();
    await expect.element(button('Stop Preset 1')).toBeVisible();
    expect(appSound?.store.get().nowPlaying).toMatchObject({ title: 'Preset 1', durationSeconds: 1500 });
  });

  it('REC-24 a locked one has no numbers and no play', async () => {
    served.answer(LIST, 200, [kept(1, { frequencies: [] })]);
    open();
    await expect.element(text('Premium shows its frequencies.')).toBeVisible();
    await expect.element(button('Play Preset 1')).not.toBeInTheDocument();
  });

  it('says what could not be fetched, and fetches it again', async () => {
    served.answer(LIST, 500, { message: 'No' });
    open();
    await expect.element(text('Your recommendations could not be fetched')).toBeVisible();
    served.answer(LIST, 200, [kept(1)]);
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'Preset 1' })).toBeVisible();
  });

  it('REC-20 shows what is preferred, lets it be edited, and goes back to what is learned', async () => {
    const SET = 'PUT /api/preferences';
    const learned = { preferredCategories: ['Mental'], favoriteFrequencies: [432, 10.5], learned: true };
    served.answer(PREFERENCES, 200, learned);
    open();
    await expect.element(text('432 Hz, 10.5 Hz')).toBeVisible();
    await expect.element(text('Learned from what you finish, not from what you skip.')).toBeVisible();
    await button('Edit preferences').click();
    await button('Energy').click();
    const frequencies = page.getByLabelText('Favorite frequencies');
    await frequencies.fill('432, x');
    await expect.element(text('Please give numbers from 0.1 to 20,000')).toBeVisible();
    await frequencies.fill('432 528');
    served.answer(SET, 200, {
      preferredCategories: ['Mental', 'Energy'],
      favoriteFrequencies: [432, 528],
      learned: false,
    });
    await button('Save preferences').click();
    await expect.element(text('Mental, Energy')).toBeVisible();
    await expect.element(text('Set by you.')).toBeVisible();
    await button('Edit preferences').click();
    served.answer(SET, 200, learned);
    await button('Learn from my listening again').click();
    await expect.element(text('432 Hz, 10.5 Hz')).toBeVisible();
    expect(served.calls.filter(({ call }) => call === SET).map(({ body }) => body)).toEqual([
      { preferredCategories: ['Mental', 'Energy'], favoriteFrequencies: [432, 528] },
      { preferredCategories: [], favoriteFrequencies: [] },
    ]);
  });

  it('REC-17 REC-18 colours by 80 and 60, and has icons for four categories and the rest', () => {
    expect([80, 79, 60, 59].map(confidenceTone)).toEqual(['ok', 'warn', 'warn', 'danger']);
    const icons = ['Mental', 'physical', 'Energy', 'sleep'].map(categoryIcon);
    expect(new Set([...icons, categoryIcon('Spiritual')]).size).toBe(5);
    expect(categoryIcon('Emotional')).toBe(categoryIcon('Spiritual'));
  });
});
