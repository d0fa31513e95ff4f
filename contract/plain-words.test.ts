import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/all.ts';
import { z } from '#contract/zod.ts';

it.each([
  [z.array(z.number()).max(3), [1, 2, 3, 4], 'Please use at most 3 entries'],
  [z.string().max(2), 'abc', 'Please use at most 2 characters'],
  [z.number().min(1), 0, 'Please use at least 1'],
  [z.int(), 1.5, 'Please give a whole number'],
  [z.number(), 'x', 'Please give a number'],
  [z.object({ a: z.string() }), {}, 'Something is missing here'],
  [z.enum(['a', 'b']), 'c', 'Please choose one of the offered values'],
  [z.string().regex(/a/), 'b', 'Please check what you entered here'],
  [z.string().max(1, 'Shorter, please'), 'ab', 'Shorter, please'],
])('a broken rule is told in words for people: %#', (schema, value, words) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words);
});

it('no body that is wrong through and through is answered with the words of a schema', () => {
  const wrong = [
    undefined,
    7,
    [],
    {},
    { settings: { generators: [1, 2, 3, 4] }, frequencies: 'x', content: 7 },
  ];
  const told = Object.values(endpoints).flatMap(({ body }) =>
    wrong.flatMap((value) => body?.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
  );
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((message) => /expected|invalid|[<>]=|pattern|received/i.test(message))).toEqual([]);
});
