import { expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { Shares } from './shares.ts';

const codeOf = (take: () => unknown) => {
  try {
    take();
    return 'taken';
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
};

it('gives each caller so much and all together so much, and takes back what is given back, once', () => {
  const shares = new Shares({ perCaller: 10, inAll: 25 });
  const giveBack = shares.take('Ada', 8);
  expect(codeOf(() => shares.take('Ada', 3))).toBe('too_many');
  shares.take('Bea', 10);
  expect(codeOf(() => shares.take('Cleo', 8))).toBe('busy');
  giveBack();
  giveBack();
  shares.take('Cleo', 8);
  expect(codeOf(() => shares.take('Dora', 8))).toBe('busy');
});

it('never refuses the only one for its size', () => {
  const giveBack = new Shares({ perCaller: 10, inAll: 25 }).take('Ada', 40);
  giveBack();
});
