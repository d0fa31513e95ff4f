import { expect, it } from 'vitest';
import { engineMoods, engineSymptoms, pageMoods, pageSymptoms } from '#contract/rules/chips.ts';
import { timeOfDayAt } from '#web/lib/time-of-day.ts';
import { type Chosen, engineRequest, pageRequest, withSymptom } from './asked.ts';

const chosen: Chosen = {
  mood: null,
  symptoms: [],
  sessionMinutes: 5,
  intensity: 5,
  timeOfDay: null,
  conditions: '',
};

it('REC-12 REC-13 leaves out what is at its default, and always tells the hour', () => {
  expect(pageRequest(chosen, 9)).toEqual({ timeOfDay: 'morning' });
  const all = { ...chosen, mood: 'Calm', symptoms: ['Stress'], sessionMinutes: 20, intensity: 7 };
  expect(pageRequest(all, 23)).toEqual({
    mood: 'Calm',
    symptoms: ['Stress'],
    timeOfDay: 'night',
    sessionDuration: 1200,
    intensity: 7,
  });
});

it('REC-13 tells morning from 5, afternoon from 12, evening from 17, and night from 21', () => {
  const hours = { 4: 'night', 5: 'morning', 11: 'morning', 12: 'afternoon', 16: 'afternoon', 17: 'evening' };
  for (const [hour, time] of Object.entries({ ...hours, 20: 'evening', 21: 'night', 0: 'night' }))
    expect([hour, timeOfDayAt(Number(hour))]).toEqual([hour, time]);
});

it('MOOD-18 API-61 the engine sends seconds, and leaves out each that is empty', () => {
  expect(engineRequest({ ...chosen, sessionMinutes: 90, conditions: '  ' })).toEqual({
    sessionDuration: 5400,
    intensity: 5,
  });
  const all: Chosen = {
    mood: 'Sad',
    symptoms: ['Pain', 'Stress'],
    sessionMinutes: 30,
    intensity: 2,
    timeOfDay: 'evening',
    conditions: ' a long day ',
  };
  expect(engineRequest(all)).toEqual({
    mood: 'Sad',
    symptoms: ['Pain', 'Stress'],
    timeOfDay: 'evening',
    sessionDuration: 1800,
    intensity: 2,
    currentConditions: 'a long day',
  });
});

it('REC-07 adds a symptom that says something, once', () => {
  expect(withSymptom(['Stress'], ' Worry ')).toEqual(['Stress', 'Worry']);
  expect(withSymptom(['Stress'], 'Stress ')).toEqual(['Stress']);
  expect(withSymptom(['Stress'], '   ')).toEqual(['Stress']);
});

it('MOOD-11 MOOD-12 REC-04 REC-05 offers 14 and 12 moods, 15 and 13 symptoms, no two alike', () => {
  const counts = [engineMoods, pageMoods, engineSymptoms, pageSymptoms].map(
    (list) => new Set<string>(list).size,
  );
  expect(counts).toEqual([14, 12, 15, 13]);
});
