import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ListeningSummary } from '#contract/entities/listening.ts';
import { type Preset, presetCategories } from '#contract/entities/preset.ts';
import { openFigure } from '#contract/rules/figure-pictures.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { expectAccessible, render } from '#web/ui/testing/render.tsx';
import { Dashboard } from './dashboard.tsx';
import { dayOf } from './findings.ts';

const preset = (id: number, over: Partial<Preset> = {}): Preset => ({
  id,
  name: `Preset ${id}`,
  category: presetCategories[id % presetCategories.length] ?? 'Mental',
  frequencies: [432],
  frequencyCount: 1,
  figure: openFigure([432]),
  duration: 10,
  description: 'A tone.',
  topics: [],
  isPremium: false,
  locked: false,
  origin: 'A table',
  evidence: { grade: 'none', note: 'Nobody has looked.' },
  ...over,
});
const trending = ['DNA Repair', 'Stress Relief', 'Deep Sleep', 'Focus Enhancement'];
const openPresets: readonly Preset[] = [
  ...Array.from({ length: 36 }, (_, index) =>
    preset(index + 1, index % 5 === 0 ? { locked: true, isPremium: true } : {}),
  ),
  ...trending.map((name, index) => preset(100 + index, { name })),
];

const SUMMARY = 'GET /api/listening/summary';
const FOR_YOU = 'GET /api/recommendations/for-you';
const wait = { timeout: 30_000 };
const nothing: ListeningSummary = {
  sessions: 0,
  seconds: 0,
  averageSeconds: 0,
  mood: null,
  frequencies: [],
  categories: presetCategories.map((category) => ({ category, percent: 0 })),
  days: [],
  hours: Array.from({ length: 24 }, () => 0),
  recent: [],
};
const heardPresets = openPresets.filter(({ locked }) => !locked).slice(0, 6);
const some: ListeningSummary = {
  sessions: 12,
  seconds: 12 * 900,
  averageSeconds: 900,
  mood: {
    sessions: 5,
    improvedPercent: 60,
    samePercent: 20,
    lowerPercent: 20,
    before: 4.4,
    after: 6,
    pairs: [
      { before: 2, after: 4, sessions: 1 },
      { before: 4, after: 8, sessions: 3 },
      { before: 8, after: 6, sessions: 1 },
    ],
  },
  frequencies: [
    { hz: 396, seconds: 7_200 },
    { hz: 7.83, seconds: 3_600 },
  ],
  categories: presetCategories.map((category, index) => ({ category, percent: index === 1 ? 75 : 10 })),
  days: [{ day: dayOf(new Date()), seconds: 1_320 }],
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 22 ? 10_800 : 0)),
  recent: heardPresets.map(({ id }, index) => ({
    presetId: id,
    startedAt: new Date(Date.now() - index * 86_400_000).toISOString(),
    seconds: 600,
  })),
};

let served: Served;
afterEach(() => served.stop());

function open(summary: ListeningSummary, who: (typeof someone)['member' | 'premium'] = someone.member) {
  served = serve({ [SUMMARY]: summary, 'GET /api/presets': openPresets });
  render(
    <WithSound who={who}>
      <Dashboard user={who} />
    </WithSound>,
  );
}
const tab = (name: string) => page.getByRole('tab', { name });
const shown = () => document.querySelector('[role=tabpanel]')?.textContent ?? '';

describe('the dashboard', () => {
  it('DASH-01 DASH-03 DASH-04 DASH-05 greets by name and leads on', async () => {
    open(nothing);
    await expect.element(page.getByRole('heading', { name: 'Welcome back, ada' })).toBeVisible();
    const ways = [...document.querySelectorAll('header a')].map((way) => [
      way.textContent,
      way.getAttribute('href'),
    ]);
    expect(ways).toEqual([
      ['Start Session', '/diagnose'],
      ['AI Mood Matcher', '/diagnose'],
      ['Browse Library', '/library'],
      ['Unlock Premium', '/pricing'],
      ['Peptide Therapy', '/pricing'],
    ]);
  });

  it('DASH-02 DASH-06 shows who has heard nothing the sample values, each marked as one', async () => {
    open(nothing);
    await expect.element(tab('Overview')).toBeVisible();
    for (const words of ['47', '23min', '78%', '528Hz', '432, 528, 741, 852, 963 Hz'])
      expect(shown()).toContain(words);
    for (const words of ['Physical85 %', 'Mental72 %', 'Emotional67 %', 'Spiritual54 %'])
      expect(shown()).toContain(words);
    expect(shown().match(/Sample/g)).toHaveLength(3);
    const tabs = [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Overview', 'Categories', 'Trending', 'For You']);
    await expectAccessible();
  });

  it('DASH-07 DASH-09 shows who has listened their own numbers, and no sample', async () => {
    open(some);
    await expect.element(tab('Overview')).toBeVisible();
    for (const words of ['12', '15min', '60%', '396Hz', 'Mostly nights', '396 Hz first, then 7.83']) {
      expect(shown()).toContain(words);
    }
    expect(document.body.textContent).not.toContain('Sample');
    for (const { name } of heardPresets) expect(shown()).toContain(name);
    await expectAccessible();
  });

  it('says every number in a table too, read aloud or in the place of the plots', async () => {
    open(some);
    const table = page.getByRole('table', { name: '396 Hz first, then 7.83' });
    await expect.element(table).toHaveTextContent(/396 Hz120 min/);
    await page.getByRole('radio', { name: 'Table' }).click();
    await expect.element(table).toBeVisible();
    expect(document.querySelectorAll('[role=tabpanel] svg[viewBox="0 0 560 178"]')).toHaveLength(0);
  });

  it('DASH-07 draws how one felt before and after, with the same in a table, and nothing where nothing was said', async () => {
    open(some);
    const table = page.getByRole('table', { name: 'A little lighter afterwards' });
    await expect.element(table).toHaveTextContent(/Low \(4\) → Good \(8\)3Good \(8\) → Okay \(6\)1/);
    const lines = [...document.querySelectorAll('[data-slope]')];
    expect(lines).toHaveLength(3);
    for (const words of ['4.4', '6.0', '60 % higher', '20 % the same', '20 % lower'])
      expect(shown()).toContain(words);
  });

  it('DASH-07 who has said nothing of how it felt sees no figure of it', async () => {
    open({ ...some, mood: null });
    await expect.element(page.getByText(/you have not said how you feel yet/)).toBeVisible();
    expect(document.querySelectorAll('[data-slope]')).toHaveLength(0);
  });

  it('DASH-10 DASH-11 DASH-12 categories show three presets each with their true count, Trending the four', async () => {
    open(some);
    await tab('Categories').click();
    for (const category of presetCategories) {
      const card = [...document.querySelectorAll('section')].find((part) =>
        part.textContent?.startsWith(category),
      );
      expect(card?.querySelectorAll('a')).toHaveLength(3);
      const count = openPresets.filter((preset) => preset.category === category).length;
      expect(card?.textContent).toContain(`${count} presets`);
    }
    await tab('Trending').click();
    await expect.element(page.getByRole('link', { name: /DNA Repair/ })).toBeVisible();
    const named = [...document.querySelectorAll('[role=tabpanel] a')].map(({ textContent }) => textContent);
    expect(named).toHaveLength(4);
    for (const name of trending) {
      expect(named.join()).toContain(name);
    }
  });

  it('For You shows what the ranking answers for this hour, each with its reason, and only when it is looked at', async () => {
    open(some);
    const asked = () => served.asked.filter((one) => one.startsWith(FOR_YOU));
    await expect.element(tab('Overview')).toBeVisible();
    expect(asked()).toEqual([]);
    served.answer(FOR_YOU, 200, [
      { presetId: 9, confidence: 0.7, explanation: 'You often stay with bowls.' },
      { presetId: 3, confidence: 0.6, explanation: 'It is night, an hour for sleep.' },
    ]);
    await tab('For You').click();
    await expect.element(page.getByText('You often stay with bowls.'), wait).toBeVisible();
    expect(asked()).toEqual([expect.stringMatching(/\?timeOfDay=(morning|afternoon|evening|night)$/)]);
    const ways = [...document.querySelectorAll('[role=tabpanel] li a')].map((way) =>
      way.getAttribute('href'),
    );
    expect(ways).toEqual(['/library/9', '/library/3']);
    expect(shown()).toContain('It is night, an hour for sleep.');
  });

  it('For You has words for nothing known and for an answer that does not come', async () => {
    open(some);
    served.answer(FOR_YOU, 503, { message: 'Busy' });
    await tab('For You').click();
    await expect.element(page.getByText('Your recommendations could not be fetched'), wait).toBeVisible();
    served.answer(FOR_YOU, 200, []);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Nothing to go by yet'), wait).toBeVisible();
  });

  it('says so when the numbers cannot be had, and asks again', async () => {
    served = serve({ 'GET /api/presets': openPresets });
    served.answer(SUMMARY, 503, { message: 'Busy' });
    render(
      <WithSound who={someone.member}>
        <Dashboard user={someone.member} />
      </WithSound>,
    );
    await expect.element(page.getByText('Your listening could not be fetched')).toBeVisible();
    served.answer(SUMMARY, 200, nothing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(tab('Overview')).toBeVisible();
  });
});
