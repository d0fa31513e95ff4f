import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepPendingRegistration,
  readPendingRegistration,
  wipePendingRegistration,
} from './pending-registration.ts';

const ada = { username: 'ada', email: 'ada@example.org', password: 'secret1' };
const halfAnHour = 30 * 60 * 1000;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => {
  wipePendingRegistration();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a registration that waits for its plan', () => {
  it('AUTH-20 holds name, address and password', () => {
    keepPendingRegistration(ada);
    expect(readPendingRegistration()).toEqual(ada);
  });

  it('AUTH-24 is there until 30 minutes have passed, and then is gone from storage without anyone looking', () => {
    keepPendingRegistration(ada);
    vi.advanceTimersByTime(halfAnHour - 1);
    expect([...kept.values()].join()).toContain('secret1');
    vi.advanceTimersByTime(1);
    expect(kept.size).toBe(0);
  });

  it('AUTH-24 is not read after 30 minutes even where no timer ran, as in a tab that was asleep', () => {
    keepPendingRegistration(ada);
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + halfAnHour);
    expect(readPendingRegistration()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('AUTH-24 goes on counting after a reload', () => {
    keepPendingRegistration(ada);
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + halfAnHour - 1_000);
    expect(readPendingRegistration()).toEqual(ada);
    vi.advanceTimersByTime(1_000);
    expect(kept.size).toBe(0);
  });

  it.each(['{', '"text"', '{"username":"ad"}', `{"username":"ada","email":"a@b.co","password":"secret1"}`])(
    'reads %s, which it has not written, as nothing',
    (nonsense) => {
      kept.set('registrationData', nonsense);
      expect(readPendingRegistration()).toBeNull();
    },
  );

  it('says so when the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => {},
    });
    expect(keepPendingRegistration(ada)).toBe(false);
  });
});
