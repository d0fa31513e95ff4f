import { beforeEach, describe, expect, it } from 'vitest';
import type { Heard } from '#web/bindings/sound/listening-log.ts';
import { createQuestions, type Questions } from './questions.ts';

let clock: number;
let mayAsk: boolean;
let after: Heard[];
let questions: Questions;
beforeEach(() => {
  clock = 1_000_000_000;
  mayAsk = true;
  after = [];
  questions = createQuestions({
    now: () => clock,
    mayAsk: () => mayAsk,
    onAfter: (heard) => after.push(heard),
  });
});

const heard = (key: string, seconds = 300): Heard => ({
  key,
  seconds,
  startedAt: '2026-11-17T21:00:00.000Z',
  source: 'river',
});
const minutes = (count: number) => {
  clock += count * 60_000;
};
const asked = () => questions.asked.get();
const sentOf = (key: string) => {
  const { feltBefore, feltAfter } = questions.withFeelings(heard(key));
  return { feltBefore, feltAfter };
};

describe('DASH-07 how one feels', () => {
  it('is asked when something begins and when it ends, and goes with the session', () => {
    questions.begun('a', true);
    expect(asked()).toBe('before');
    questions.answer(4);
    expect(asked()).toBeNull();
    expect(sentOf('a')).toEqual({ feltBefore: 4, feltAfter: undefined });
    minutes(5);
    questions.ended(heard('a'));
    expect(asked()).toBe('after');
    questions.answer(8);
    expect(asked()).toBeNull();
    expect(after).toEqual([{ ...heard('a'), feltBefore: 4, feltAfter: 8 }]);
  });

  it('is told after the end alone where nothing was said before', () => {
    questions.begun('a', true);
    questions.ended(heard('a'));
    questions.answer(6);
    expect(after).toEqual([{ ...heard('a'), feltAfter: 6 }]);
  });

  it('is asked once a session: what goes on after its end keeps its answers, and is not asked again', () => {
    questions.begun('a', true);
    questions.answer(2);
    questions.ended(heard('a'));
    questions.answer(6);
    questions.begun('a', true);
    questions.ended(heard('a', 600));
    expect(asked()).toBeNull();
    expect(sentOf('a')).toEqual({ feltBefore: 2, feltAfter: 6 });
  });

  it('holds for what begins soon after, and is asked again later', () => {
    questions.begun('a', true);
    questions.answer(4);
    minutes(3);
    questions.begun('b', false);
    expect(sentOf('b').feltBefore).toBe(4);
    questions.ended(heard('b'));
    questions.answer(10);
    minutes(9);
    questions.begun('c', true);
    expect([asked(), sentOf('c').feltBefore]).toEqual([null, 10]);
    minutes(11);
    questions.begun('d', true);
    expect([asked(), sentOf('d').feltBefore]).toEqual(['before', undefined]);
  });

  it('is not asked in the middle of listening, nor after a moment', () => {
    questions.begun('a', false);
    expect(asked()).toBeNull();
    questions.ended(heard('a', 30));
    expect(asked()).toBeNull();
  });

  it('whoever does not answer is left alone for a while; whoever closes it, for the whole session', () => {
    questions.begun('a', true);
    questions.leave();
    questions.ended(heard('a'));
    expect(asked()).toBe('after');
    questions.begun('b', true);
    expect(asked()).toBeNull();
    questions.ended(heard('b'));
    expect(asked()).toBeNull();
    minutes(10);
    questions.begun('c', true);
    expect(asked()).toBe('before');
    questions.dismiss();
    minutes(30);
    questions.ended(heard('c'));
    expect(asked()).toBeNull();
  });

  it('is asked of nobody who wants no questions', () => {
    mayAsk = false;
    questions.begun('a', true);
    expect(asked()).toBeNull();
    questions.ended(heard('a'));
    expect(asked()).toBeNull();
  });
});
