import { expect, it } from 'vitest';
import { createClickGate } from './click-gate.ts';

it('LIB-11 a click within 200 ms of the previous one is ignored', () => {
  let time = 5;
  const gate = createClickGate(() => time);
  const at = (moment: number) => {
    time = moment;
    return gate();
  };
  expect([at(5), at(6), at(204), at(205), at(404), at(405)]).toEqual([true, false, false, true, false, true]);
});
