import { describe, expect, it } from 'vitest';
import { presets } from '#catalogue/presets.ts';
import { findPromises } from '#catalogue/testing/claims.ts';
import { engineMoods, engineSymptoms, pageMoods, pageSymptoms } from '#contract/rules/chips.ts';
import type { NEEDS } from '../labels.ts';
import { needsOf } from './needs-of-preset.ts';
import { rankPresets } from './rank-presets.ts';
import { whyItWorks } from './reasons.ts';
import { strengthOf } from './strength.ts';
import { type Listening, learnedPreferences, learnTaste } from './taste.ts';
import type { Asked } from './terms.ts';
import { wishesOf } from './wishes.ts';

const COUNT = 6;
const free = presets.filter(({ isPremium }) => !isPremium);
const nobody = learnTaste(free, [], null);

const rank = (asked: Asked, taste = nobody, shownLately = new Set<number>()) =>
  rankPresets(free, { asked, taste, count: COUNT, shownLately });
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
const names = (list: ReturnType<typeof rank>) => list.map(({ preset }) => preset.name);
const serves = (list: ReturnType<typeof rank>, need: (typeof NEEDS)[number]) =>
  mean(list.map(({ preset }) => needsOf(preset)[need]));

const heard = (id: number, fields: Partial<Listening> = {}): Listening => {
  const preset = free.find((one) => one.id === id);
  if (!preset) throw new Error(`There is no free preset ${id}`);
  const { frequencies, duration } = preset;
  return {
    preset,
    frequencies,
    seconds: duration * 60,
    daysAgo: 20,
    feltBefore: null,
    feltAfter: null,
    ...fields,
  };
};

it('reads what was asked for once, however many presets there are', () => {
  let reads = 0;
  const asked = {
    get mood() {
      reads += 1;
      return 'Sad';
    },
  };
  rankPresets(free.slice(0, 2), { asked, taste: nobody, count: COUNT });
  const forTwo = reads;
  rankPresets(free, { asked, taste: nobody, count: COUNT });
  expect(reads).toBe(2 * forTwo);
});

describe('changing one thing moves the list the way the page says', () => {
  it('every mood and symptom that can be chosen points somewhere, in any case of letters', () => {
    for (const chip of [...engineMoods, ...engineSymptoms, ...pageMoods, ...pageSymptoms]) {
      expect(Object.keys(wishesOf(chip)), chip).not.toEqual([]);
      expect(wishesOf(chip.toUpperCase())).toEqual(wishesOf(chip));
    }
  });

  it.each([
    ['Insomnia', 'sleep'],
    ['Focus Issues', 'focus'],
    ['Stress', 'calm'],
    ['Fatigue', 'energy'],
    ['Joint Pain', 'pain'],
    ['Grief', 'grief'],
  ] as const)('a symptom, %s, brings more of what is looked for under %s', (symptom, need) => {
    expect(serves(rank({ symptoms: [symptom] }), need)).toBeGreaterThan(serves(rank({}), need) + 0.2);
  });

  it('words of one’s own count like chips', () => {
    expect(serves(rank({ conditions: 'lying awake at 3am again' }), 'sleep')).toBeGreaterThan(0.7);
    expect(names(rank({ symptoms: ['xyzzy'] }))).toEqual(names(rank({})));
  });

  it('the hour: tired in the morning is answered with waking, tired at night with sleep', () => {
    const morning = rank({ mood: 'Tired', timeOfDay: 'morning' });
    const night = rank({ mood: 'Tired', timeOfDay: 'night' });
    expect(serves(night, 'sleep')).toBeGreaterThan(serves(morning, 'sleep'));
    expect(serves(morning, 'energy')).toBeGreaterThan(serves(night, 'energy'));
  });

  it('intensity: the higher, the stronger the presets; in the middle it says nothing', () => {
    const strength = (intensity: number) =>
      mean(rank({ mood: 'Calm', intensity }).map(({ preset }) => strengthOf(preset)));
    expect(strength(1)).toBeLessThan(strength(5));
    expect(strength(5)).toBeLessThan(strength(10));
    expect(rank({ mood: 'Calm', intensity: 5 })).toEqual(rank({ mood: 'Calm' }));
  });

  it('duration: an hour brings longer presets than five minutes', () => {
    const minutes = (sessionSeconds: number) =>
      mean(rank({ mood: 'Tired', sessionSeconds }).map(({ preset }) => preset.duration));
    expect(minutes(3600)).toBeGreaterThan(minutes(300));
  });

  it('history: what was heard to its end brings more of its kind, what was left at once does not', () => {
    const planets = [89, 90, 91, 93, 96];
    const spiritual = (list: ReturnType<typeof rank>) =>
      list.filter(({ preset }) => preset.category === 'Spiritual').length;
    const finished = learnTaste(
      free,
      planets.map((id) => heard(id)),
      null,
    );
    const left = learnTaste(
      free,
      planets.map((id) => heard(id, { seconds: 15 })),
      null,
    );
    expect(spiritual(rank({}, finished))).toBeGreaterThan(spiritual(rank({}, left)));
  });

  it('a feeling that was better after counts for more than one that was worse', () => {
    const liking = (feltAfter: number) =>
      learnTaste(free, [heard(89, { feltBefore: 5, feltAfter })], null).families.get('Planetary Tones') ?? 0;
    expect(liking(8)).toBeGreaterThan(liking(5));
    expect(liking(5)).toBeGreaterThan(liking(2));
  });

  it('preferences that were set stand before what was learned', () => {
    const said = { preferredCategories: ['Mental'], favoriteFrequencies: [] };
    const taste = learnTaste(free, [heard(89), heard(90)], said);
    expect(learnedPreferences(taste).preferredCategories).toEqual(['Mental']);
    const mental = (list: ReturnType<typeof rank>) =>
      list.filter(({ preset }) => preset.category === 'Mental').length;
    expect(mental(rank({}, taste))).toBeGreaterThan(mental(rank({})));
  });

  it('freshness: what was heard today or shown just now steps back', () => {
    const [first] = rank({ mood: 'Stressed' });
    const id = first?.preset.id ?? 0;
    const place = (list: ReturnType<typeof rank>) => list.find(({ preset }) => preset.id === id)?.score ?? 0;
    const today = learnTaste(free, [heard(id, { daysAgo: 0 })], null);
    const longAgo = learnTaste(free, [heard(id, { daysAgo: 30 })], null);
    expect(place(rank({ mood: 'Stressed' }, today))).toBeLessThan(place(rank({ mood: 'Stressed' }, longAgo)));
    const shown = new Set(rank({}).map(({ preset }) => preset.id));
    expect(names(rank({}, nobody, shown))).not.toEqual(names(rank({})));
  });
});

describe('the list', () => {
  it('is not one thing six times, whatever is asked', () => {
    for (const mood of engineMoods) {
      const families = rank({ mood }).map(({ preset }) => preset.family);
      const most = Math.max(...families.map((one) => families.filter((other) => other === one).length));
      expect(most, `${mood}: ${families}`).toBeLessThanOrEqual(4);
    }
  });

  it('REC-24 tells nothing that it was not handed', () => {
    const locked = free.map((preset) => ({ ...preset, frequencies: [], locked: true }));
    expect(rankPresets(locked, { asked: {}, taste: nobody, count: COUNT })).toEqual([]);
  });

  it('is in the order of its confidence, and is surer when more was asked that fits', () => {
    const list = rank({ symptoms: ['Insomnia'], timeOfDay: 'night', sessionSeconds: 3600 });
    const confidences = list.map(({ confidence }) => confidence);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
    expect(confidences[0]).toBeGreaterThan(rank({})[0]?.confidence ?? 1);
  });
});

describe('why this works', () => {
  const taste = learnTaste(
    free,
    [89, 90, 91, 93, 96].map((id) => heard(id)),
    null,
  );

  it('says the terms that counted, and none that did not', () => {
    const [first] = rank({ symptoms: ['Insomnia'], timeOfDay: 'night', intensity: 1 });
    if (!first) throw new Error('nothing was found');
    expect(whyItWorks(first)).toContain('You chose Insomnia, and this is one of the rhythms of sleep.');
    expect(whyItWorks(first)).toContain('It is night');
    const [plain] = rank({});
    if (!plain) throw new Error('nothing was found');
    expect(whyItWorks(plain)).not.toMatch(/You chose|It is|You asked/);
  });

  it('MOOD-30 REC-24 promises nothing and tells no frequency, whatever is asked', () => {
    for (const mood of [...engineMoods, undefined])
      for (const intensity of [1, 10])
        for (const one of rankPresets(presets, {
          asked: { mood, intensity, timeOfDay: 'evening' },
          taste,
          count: COUNT,
        })) {
          const words = whyItWorks(one);
          expect(findPromises(words), words).toEqual([]);
          expect(words).not.toMatch(/\d\s*Hz/);
        }
  });
});
