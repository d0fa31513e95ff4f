import { describe, expect, it } from 'vitest';
import { AutomationLine } from './automation-line.ts';

/** Plays automation events back as the specification of AudioParam says, to be compared with what the line believes. */
class FakeParam {
  events: { kind: 'set' | 'ramp'; value: number; at: number }[] = [];
  readonly #start: number;

  constructor(start: number) {
    this.#start = start;
  }

  setValueAtTime(value: number, at: number): void {
    this.#insert({ kind: 'set', value, at });
  }

  linearRampToValueAtTime(value: number, at: number): void {
    this.#insert({ kind: 'ramp', value, at });
  }

  cancelScheduledValues(from: number): void {
    this.events = this.events.filter((event) => event.at < from);
  }

  valueAt(time: number): number {
    let value = this.#start;
    let since = 0;
    for (const event of this.events) {
      if (event.at > time) {
        if (event.kind === 'set') return value;
        return value + ((event.value - value) * (time - since)) / (event.at - since);
      }
      value = event.value;
      since = event.at;
    }
    return value;
  }

  #insert(event: FakeParam['events'][number]): void {
    const place = this.events.findIndex((other) => other.at > event.at);
    this.events.splice(place < 0 ? this.events.length : place, 0, event);
  }
}

function lineOn(start: number) {
  const param = new FakeParam(start);
  const line = new AutomationLine(param as unknown as AudioParam, start, 0);
  const agree = (until = 5) => {
    for (let time = 0; time < until; time += 0.013)
      expect(line.valueAt(time)).toBeCloseTo(param.valueAt(time), 9);
  };
  return { param, line, agree };
}

describe('an automation line', () => {
  it('knows the value that the audio thread has, at every moment', () => {
    const { line, agree } = lineOn(1);
    line.follow(0.5, [
      { at: 1, value: 3, seconds: 0.5 },
      { at: 2, value: 0, seconds: 0 },
      { at: 3, value: 2, seconds: 0.1, eased: true },
    ]);
    agree();
    const expected = { 0: 1, 1.25: 2, 1.9: 3, 2.5: 0, 3.05: 1, 4: 2 };
    for (const [time, value] of Object.entries(expected))
      expect(line.valueAt(Number(time))).toBeCloseTo(value, 9);
  });

  it('GEN-39 can be rewritten in the middle of a line without a jump', () => {
    const { line, param, agree } = lineOn(0);
    line.follow(0, [{ at: 0, value: 10, seconds: 1 }]);
    line.follow(0.3, [{ at: 0.3, value: 0, seconds: 1 }]);
    agree();
    expect(param.valueAt(0.2999)).toBeCloseTo(param.valueAt(0.3001), 2);
    expect(line.valueAt(0.15)).toBeCloseTo(1.5, 9);
    expect(line.valueAt(1.3)).toBeCloseTo(0, 9);
  });

  it('forgets what was planned when it is told something else', () => {
    const { line, agree } = lineOn(1);
    line.follow(0, [{ at: 2, value: 9, seconds: 0 }]);
    line.follow(1, []);
    agree();
    expect(line.valueAt(3)).toBe(1);
  });

  it('cuts a line where the next one begins', () => {
    const { line, agree } = lineOn(0);
    line.follow(0, [
      { at: 1, value: 10, seconds: 1 },
      { at: 1.5, value: 0, seconds: 0.5 },
    ]);
    agree();
    expect(line.valueAt(1.5)).toBeCloseTo(5, 9);
  });
});
