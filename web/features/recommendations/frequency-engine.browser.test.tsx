import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Recommendation } from '#contract/entities/recommendation.ts';
import type { User } from '#contract/entities/user.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { FrequencyEngine } from './frequency-engine.tsx';
import { kept } from './testing/samples.ts';

const LIST = 'GET /api/recommendations';
const GENERATE = 'POST /api/recommendations/generate';

const found: Recommendation = {
  id: 5,
  presetId: 49,
  presetName: 'Alpha Waves',
  relevance: 'High',
  explanation: 'You chose Stressed.',
  description: 'Ten pulses a second.',
  category: 'Mental',
  frequencies: [10],
  figure: '/figures/a/10',
  confidence: 0.81,
  mood: 'Stressed',
  symptoms: [],
};

let served: Served;
let appSound: AppSound | undefined;
beforeEach(() => {
  dismissToast();
  served = serve({ [LIST]: [] });
});
afterEach(() => served.stop());

const onDanger = vi.fn();
const open = (who: User | null = someone.premium) =>
  render(
    <WithSound who={who} onSound={(opened) => (appSound = opened)}>
      <FrequencyEngine onDanger={onDanger} />
    </WithSound>,
  );
const group = (name: string) => page.getByRole('group', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words);
const sent = () => served.calls.filter(({ call }) => call === GENERATE).map(({ body }) => body);

describe('the Frequency Engine', () => {
  it('MOOD-16 offers 30, 60 and 90 minutes, 30 at first, and sends each', async () => {
    served.answer(GENERATE, 200, [found]);
    open();
    const options = page.getByRole('group', { name: 'Session duration' }).getByRole('radio');
    await expect.element(options.first()).toBeChecked();
    const names = options.elements().map((one) => one.closest('label')?.textContent);
    expect(names).toEqual(['30 min', '60 min', '90 min']);
    expect(options.elements().map((one) => (one as HTMLInputElement).checked)).toEqual([true, false, false]);
    for (const [at, seconds] of [1_800, 3_600, 5_400].entries()) {
      (options.nth(at).element() as HTMLElement).click();
      await button('Generate Recommendations').click();
      await expect
        .poll(() => (sent().at(-1) as { sessionDuration?: number })?.sessionDuration, { timeout: 30_000 })
        .toBe(seconds);
      await expect.element(button('Generate Recommendations'), { timeout: 30_000 }).toBeVisible();
    }
  });

  it('MOOD-17 the intensity goes from 1 to 10 in whole steps, is 5 at first, and is sent as it stands', async () => {
    served.answer(GENERATE, 200, [found]);
    open();
    const intensity = page.getByRole('slider', { name: 'Intensity' });
    await expect.element(intensity).toHaveValue('5');
    const { min, max } = intensity.element() as HTMLInputElement;
    expect([min, max]).toEqual(['1', '10']);
    for (const [key, value] of [
      ['{Home}', 1],
      ['{End}', 10],
      ['{ArrowLeft}', 9],
    ] as const) {
      (intensity.element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      await button('Generate Recommendations').click();
      await expect
        .poll(() => (sent().at(-1) as { intensity?: number })?.intensity, { timeout: 30_000 })
        .toBe(value);
      await expect.element(button('Generate Recommendations'), { timeout: 30_000 }).toBeVisible();
    }
  });

  it('MOOD-10 MOOD-11 MOOD-12 MOOD-13 MOOD-14 MOOD-15 MOOD-18 offers its chips and sends what was chosen', async () => {
    served.answer(GENERATE, 200, [found]);
    open();
    await expect.element(page.getByRole('heading', { name: 'Frequency Engine' })).toBeVisible();
    expect(group('Mood').getByRole('button').elements()).toHaveLength(14);
    expect(group('Symptoms').getByRole('button').elements()).toHaveLength(15);
    expect(
      group('Time of day')
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Morning', 'Afternoon', 'Evening', 'Night']);
    await button('Generate Recommendations').click();
    await expect.poll(() => sent().at(-1)).toEqual({ sessionDuration: 1800, intensity: 5 });
    for (const chip of ['Sad', 'Stressed', 'Insomnia', 'Pain', 'Morning', 'Night'])
      await button(chip).click();
    await expect.element(button('Sad')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button('Morning')).toHaveAttribute('aria-pressed', 'false');
    (page.getByRole('radio', { name: '60 min' }).element() as HTMLElement).click();
    await page.getByLabelText('Anything else?').fill('a long week');
    await button('Generate Recommendations').click();
    await expect
      .poll(() => sent().at(-1))
      .toEqual({
        mood: 'Stressed',
        symptoms: ['Insomnia', 'Pain'],
        timeOfDay: 'night',
        sessionDuration: 3600,
        intensity: 5,
        currentConditions: 'a long week',
      });
    await button('Stressed').click();
    await button('Night').click();
    await expect.element(button('Stressed')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button('Night')).toHaveAttribute('aria-pressed', 'false');
  });

  it('MOOD-20 MOOD-21 MOOD-22 MOOD-24 shows what was found with its match in percent, and plays it', async () => {
    served.answer(GENERATE, 200, [found]);
    open();
    await button('Generate Recommendations').click();
    await expect.element(text('Found 1 personalized frequency recommendations for you.')).toBeVisible();
    for (const words of [
      'Alpha Waves',
      'High',
      'You chose Stressed.',
      'Ten pulses a second.',
      'Mental',
      '10 Hz',
      '81% match',
    ])
      await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
    await button('Play Alpha Waves').click();
    expect(appSound?.store.get().nowPlaying).toMatchObject({ durationSeconds: 1800, id: 'preset-49-kept-5' });
  });

  it('MOOD-19 REC-22 without login it says so, and nothing is sent or fetched', async () => {
    open(someone.visitor);
    await button('Generate Recommendations').click();
    await expect.element(text('Authentication Required')).toBeVisible();
    await expect.element(text('Please log in to generate personalized recommendations.')).toBeVisible();
    expect(served.calls).toEqual([]);
  });

  it('ERR-48 a failed generation says so', async () => {
    served.answer(GENERATE, 503, { message: 'Busy' });
    open();
    await button('Generate Recommendations').click();
    await expect.element(text('Error').first()).toBeVisible();
    await expect.element(text('Failed to generate recommendations. Please try again.')).toBeVisible();
  });

  it('MOOD-23 shows the five recent ones, and plays one that is pressed', async () => {
    served.answer(
      LIST,
      200,
      [1, 2, 3, 4, 5, 6, 7].map((id) => kept(id)),
    );
    open();
    await expect.element(page.getByRole('heading', { name: 'Recent recommendations' })).toBeVisible();
    const recent = page.getByRole('button', { name: /^Preset \d/ });
    expect(recent.elements()).toHaveLength(5);
    await recent.first().click();
    await expect.element(recent.first()).toHaveAttribute('aria-pressed', 'true');
  });

  it('MOOD-29 words of danger are sent nowhere: help comes first', async () => {
    open();
    await page.getByLabelText('Anything else?').fill('I want to kill myself');
    await button('Generate Recommendations').click();
    expect(onDanger).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });
});
