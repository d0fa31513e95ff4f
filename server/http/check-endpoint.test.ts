import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints/all.ts';
import { type Endpoint, endpoint } from '#contract/endpoints/endpoint.ts';
import { lacksOfEndpoint, refuseIncompleteEndpoints } from './check-endpoint.ts';

const whole: Endpoint = endpoint('POST /api/things/{id}', {
  summary: 'A thing',
  access: 'member',
  params: z.object({ id: z.string() }),
  body: z.object({}),
  answer: null,
});

describe('the server refuses to start', () => {
  it('with no endpoint of the contract as it is', () => {
    expect(() => refuseIncompleteEndpoints(endpoints)).not.toThrow();
    expect(lacksOfEndpoint(whole)).toEqual([]);
  });

  it.each<[string, Partial<Endpoint>, string]>([
    ['without an access rule', { access: undefined as never }, 'an access rule'],
    ['with an access rule that nobody knows', { access: 'everyone' as never }, 'an access rule'],
    ['without limits', { limits: undefined as never }, 'its limits'],
    ['with a limit that nobody knows', { limits: ['none'] as never }, 'its limits'],
    ['without a schema for the id in its path', { params: null }, 'a schema of its path'],
    ['without a word about its query', { query: undefined as never }, 'a schema of its query'],
    ['without a word about its body', { body: undefined as never }, 'a schema of its body'],
    ['with a body and no size for it', { bodySize: 'none' }, 'room for its body'],
    [
      'proved by a signature, and read before that is checked',
      { access: 'signature' },
      'its bytes unread: a signature is over them, not over a body',
    ],
    ['without a word about its answer', { answer: undefined as never }, 'a schema of its answer'],
  ])('when a route is %s', (_, change, lack) => {
    expect(lacksOfEndpoint({ ...whole, ...change })).toEqual([lack]);
    expect(() => refuseIncompleteEndpoints({ thing: { ...whole, ...change } })).toThrow(
      `The server does not start: thing (POST /api/things/{id}) lacks ${lack}.`,
    );
  });
});
