import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '#contract/entities/user.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Page } from './mood-matcher-page.tsx';

const ASK = 'POST /api/mood-matcher/match-mood';
const WORDS = "can't sleep, my mind is racing about work";
const DANGER = 'i want to kill myself';
const preset = {
  id: 40,
  name: 'Deep Sleep',
  category: 'Physical',
  family: 'Sleep Rhythms',
  frequencies: [100, 1.5, 0.75],
  frequencyCount: 3,
  figure: '/figures/a/100',
  duration: 60,
  description: 'A low tone that pulses.',
  topics: ['sleep', 'night', 'delta'],
  isPremium: false,
  locked: false,
  origin: 'A laboratory',
  evidence: { grade: 'mixed', note: 'Some.' },
};
const matched = (id: number, name: string) => ({
  presetId: id,
  presetName: name,
  relevance: id === 40 ? 'High' : 'Medium',
  category: 'Physical',
  frequencies: [100, 2, 0.75],
  description: `About ${name}`,
  explanation: `“sleep” points to sleep. ${name} is slow.`,
  confidence: id === 40 ? 0.86 : 0.41,
});
const answer = {
  crisis: false,
  analysis: 'Your nights come first. “sleep” moved this most.',
  needs: [
    { need: 'sleep', confidence: 0.71 },
    { need: 'calm', confidence: 0.23 },
  ],
  moving: [{ words: 'sleep', need: 'sleep', weight: 0.9 }],
  recommendations: [matched(40, 'Deep Sleep'), matched(42, 'Drifting Off')],
  isLocal: false,
};

let served: Served;
let appSound: AppSound | undefined;
beforeEach(async () => {
  await page.viewport(1440, 1000);
  served = serve({ 'GET /api/presets': [preset], [ASK]: answer });
});
afterEach(() => {
  appSound?.change((state) => ({ ...state, nowPlaying: null }));
  served.stop();
  dismissToast();
});

function open(who: User = someone.premium) {
  render(
    <WithSound
      who={who}
      onSound={(given) => {
        appSound = given;
      }}
    >
      <Page />
    </WithSound>,
  );
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const box = page.getByRole('textbox', { name: 'How are you feeling?' });
const asked = () => served.calls.filter(({ call }) => call === ASK);
async function ask(words: string) {
  await box.fill(words);
  await button('Get Frequencies').click();
}

describe('the gate', () => {
  it('MOOD-01 MOOD-02 MOOD-03 MOOD-04 stands before a member without Premium in place of the tool', async () => {
    open(someone.member);
    await expect.element(page.getByRole('heading', { level: 1, name: 'AI Mood Analysis' })).toBeVisible();
    for (const benefit of [
      'AI-powered Mood Analysis',
      'Access to premium healing frequencies',
      'Unlimited program creation',
      'Full access to community features',
    ])
      await expect.element(page.getByText(benefit, { exact: true })).toBeVisible();
    const way = (name: string) => page.getByRole('link', { name });
    await expect.element(way('Upgrade to Premium')).toHaveAttribute('href', '/plans');
    await expect.element(way('Go to Home')).toHaveAttribute('href', '/');
    await expect.element(box).not.toBeInTheDocument();
    await settled();
    await expectAccessible();
  });

  it('MOOD-29 help is not behind it', async () => {
    open(someone.member);
    await button(/If it is dark right now/).click();
    await expect.element(page.getByText('Someone to talk to')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
  });
});

describe('the box', () => {
  it('MOOD-01 MOOD-05 MOOD-06 counts towards 500 and takes more', async () => {
    open();
    await expect.element(page.getByText('0/500')).toBeVisible();
    await box.fill('a'.repeat(501));
    await expect.element(page.getByText('501/500')).toBeVisible();
    await button('Get Frequencies').click();
    await expect.poll(() => asked().length).toBe(1);
  });

  it('MOOD-07 refuses blanks and sends nothing', async () => {
    open();
    await ask(' \n ');
    await expect.element(page.getByText('Please enter your mood or feelings')).toBeVisible();
    await expect
      .element(page.getByText('We need to know how you’re feeling to suggest suitable frequencies.'))
      .toBeVisible();
    expect(asked()).toEqual([]);
  });

  it('MOOD-08 says that it is at work, and asks once', async () => {
    served.hold(ASK);
    open();
    await ask(WORDS);
    await expect.element(page.getByRole('status').getByText('Analyzing Your Mood...')).toBeVisible();
    await expect.element(button('Get Frequencies')).not.toBeInTheDocument();
    expect(asked()).toEqual([{ call: ASK, body: { userDescription: WORDS } }]);
  });
});

describe('the answer', () => {
  it('MOOD-09 shows the analysis, the words that counted, and presets with their reasons to play', async () => {
    open();
    await ask(WORDS);
    await expect.element(page.getByText(/Your nights come first/)).toBeVisible();
    expect(document.querySelector('mark')?.textContent).toContain('sleep');
    await expect.element(page.getByText('86 % match')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Drifting Off' })).toBeVisible();
    await expect.element(page.getByText('About Drifting Off')).toBeVisible();
    await settled();
    await expectAccessible();
    await button('Play Deep Sleep').click();
    await expect.element(button('Stop Deep Sleep')).toBeVisible();
    await button('Play Drifting Off').click();
    await expect.element(button('Play Deep Sleep')).toBeVisible();
    expect(appSound?.store.get().nowPlaying).toMatchObject({ owner: 'recommendation' });
    await button('Change the words').click();
    await expect.element(box).toHaveValue(WORDS);
  });

  it('stands on a phone, also when it is very long', async () => {
    await page.viewport(390, 800);
    const long = `${'sleepless'.repeat(40)} ${WORDS} ${'and on '.repeat(150)}`;
    open();
    await box.fill(long);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/Your nights come first/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('ERR-44 an error in it is shown', async () => {
    served.answer(ASK, 200, { ...answer, error: 'The assistant fell asleep.' });
    open();
    await ask(WORDS);
    await expect.element(page.getByText('Something went wrong')).toBeVisible();
    await expect.element(page.getByText('The assistant fell asleep.')).toBeVisible();
  });

  it.each([
    ['ERR-46', { ...answer, analysis: 'Here are our most popular healing frequencies.' }],
    ['MOOD-28', { ...answer, isLocal: true }],
  ])('%s an answer without the assistant says so', async (_, said) => {
    served.answer(ASK, 200, said);
    open();
    await ask(WORDS);
    await expect.element(page.getByText('Using Local Recommendations')).toBeVisible();
    await expect.element(page.getByText(/The AI assistant is busy/)).toBeVisible();
  });

  it('ERR-45 MOOD-27 a failed request: the browser answers from the presets one may see, also without the weights', async () => {
    served.answer(ASK, 503, { message: 'busy' });
    open();
    await ask(WORDS);
    await expect.element(page.getByText('Using Local Recommendations')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Deep Sleep' })).toBeVisible();
    await expect.element(page.getByText(/sleep” moved this most/)).toBeVisible();
  });

  it.each([null, {}, { analysis: 7 }])('ERR-47 an answer that cannot be used is not shown', async (said) => {
    served.answer(ASK, 200, said);
    open();
    await ask(WORDS);
    await expect.element(page.getByText('Something went wrong')).toBeVisible();
    await expect.element(page.getByText('We couldn’t process your request. Please try again.')).toBeVisible();
    await expect.element(box).toHaveValue(WORDS);
  });

  it('cannot tell: says so, and shows no preset', async () => {
    served.answer(ASK, 200, {
      ...answer,
      analysis: 'Not enough.',
      needs: [],
      moving: [],
      recommendations: [],
    });
    open();
    await ask('hm');
    await expect.element(page.getByText('Not enough.')).toBeVisible();
    await expect.element(page.getByText('Also for this')).not.toBeInTheDocument();
  });
});

describe('danger', () => {
  it('MOOD-29 words that tell of it are answered with help alone, and never sent', async () => {
    open();
    appSound?.change((state) => ({
      ...state,
      nowPlaying: { owner: 'preview', id: 'x', title: 'A' } as never,
    }));
    await ask(DANGER);
    await expect.element(page.getByRole('heading', { name: /Thank you for saying it/ })).toHaveFocus();
    await expect.element(page.getByText('Your words were not stored and not sent to anyone.')).toBeVisible();
    expect(asked()).toEqual([]);
    await expect.element(button('Get Frequencies')).not.toBeInTheDocument();
    expect(appSound?.store.get().nowPlaying).toBeNull();
    await page.getByLabelText('Where you are').selectOptions('United Kingdom');
    await expect.element(page.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
    await expect
      .element(page.getByRole('link', { name: 'Call 116 123' }))
      .toHaveAttribute('href', 'tel:116123');
    await settled();
    await expectAccessible();
    await button('I meant it differently').click();
    await expect.element(box).toHaveValue(DANGER);
    expect(document.documentElement.dataset.alone).toBeUndefined();
  });

  it('MOOD-29 what only the server finds is answered the same, and it is not said that nothing was sent', async () => {
    served.answer(ASK, 200, { ...answer, crisis: true, recommendations: [] });
    open();
    await ask(WORDS);
    await expect.element(page.getByRole('heading', { name: /Thank you for saying it/ })).toBeVisible();
    await expect.element(page.getByText('Your words were not stored.', { exact: true })).toBeVisible();
  });
});
