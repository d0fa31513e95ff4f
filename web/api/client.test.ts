import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, reasonOf, wordsOf } from './api-error.ts';
import { call, callPage, keyOf, request } from './client.ts';
import { createQueryClient } from './query-client.ts';
import { fetchUser } from './use-user.ts';

interface Answer {
  status: number;
  body: string;
  link?: string;
}

let server: Server;
let received: { request: IncomingMessage; body: string }[];
let answer: Answer;
const realFetch = globalThis.fetch;
let options: (RequestInit | undefined)[];

beforeEach(async () => {
  received = [];
  options = [];
  answer = { status: 200, body: '{}' };
  server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    received.push({ request: incoming, body });
    const link = answer.link ? { link: answer.link } : {};
    response.writeHead(answer.status, { 'content-type': 'application/json', ...link }).end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  // A page's own address completes paths; Node has none, so the test server's stands in for it.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    options.push(init);
    return realFetch(new URL(path, `http://127.0.0.1:${port}`), init);
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((closed) => server.close(closed));
});

describe('the one request helper', () => {
  it('API-01 sends cookies with every call', async () => {
    await request('GET', '/api/live');
    await call('login', { body: { username: 'ada', password: 'secret1' } });
    expect(options.map((init) => init?.credentials)).toEqual(['include', 'include']);
  });

  it('API-02 sends a JSON body with its content type when there is a body, and neither when there is none', async () => {
    await call('login', { body: { username: 'ada', password: 'secret1' } });
    await request('POST', '/api/logout');
    expect(received[0]?.request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ username: 'ada', password: 'secret1' });
    expect(received[1]?.request.headers['content-type']).toBeUndefined();
    expect(received[1]?.body).toBe('');
  });

  it('takes method and path from the contract and escapes what it puts into them', async () => {
    answer.body = '[]';
    await call('listPostsOf', { params: { userId: '7/../8' } });
    await call('listPosts', { query: { q: 'a&b=c d', cursor: undefined } });
    expect(received.map(({ request: { method, url } }) => `${method} ${url}`)).toEqual([
      'GET /api/community/user/7%2F..%2F8/posts',
      'GET /api/community/posts?q=a%26b%3Dc+d',
    ]);
  });

  it('keeps an answer under its whole address, so that what differs is not taken for the same', () => {
    expect(keyOf('listPrograms')).toEqual(['/api/programs']);
    expect(keyOf('listPostsOf', { params: { userId: 7 } })).toEqual(['/api/community/user/7/posts']);
    expect(keyOf('listPosts', { query: { q: 'om' } })).toEqual(['/api/community/posts?q=om']);
  });

  it('asks for every part of an address and for a body where there is one', async () => {
    // @ts-expect-error without its id the call has no address
    await expect(call('deleteProgram', {})).rejects.toThrow('deleteProgram was called without its id');
    // @ts-expect-error nothing can be asked of an empty id
    await expect(call('likePost')).rejects.toThrow('likePost was called without its id');
    // @ts-expect-error a post has words
    await call('createPost', {});
    expect(received.map(({ request: { url } }) => url)).toEqual(['/api/community/posts']);
  });
});

describe('a list that comes page by page', () => {
  it('D24 has its next page in the Link header, and none on the last page', async () => {
    answer = { status: 200, body: '[{"id":9}]', link: '</api/community/posts?q=a+b&cursor=41>; rel="next"' };
    expect(await callPage('listPosts', { query: { q: 'a b' } })).toEqual({ items: [{ id: 9 }], next: '41' });
    answer = { status: 200, body: '[]' };
    expect(await callPage('listPosts', { query: { cursor: '41' } })).toEqual({ items: [], next: null });
    expect(received.map(({ request: { url } }) => url)).toEqual([
      '/api/community/posts?q=a+b',
      '/api/community/posts?cursor=41',
    ]);
    answer = { status: 200, body: '[]', link: '</favicon.ico>; rel="icon"' };
    expect((await callPage('listPosts')).next).toBeNull();
  });
});

describe('a failed call', () => {
  it('ERR-01 throws the status code, a colon, a space and the body', async () => {
    answer = { status: 409, body: '{"message":"Taken"}' };
    await expect(request('GET', '/api/live')).rejects.toThrow(/^409: \{"message":"Taken"\}$/);
  });

  it('ERR-01 throws the status text when the body is empty', async () => {
    answer = { status: 404, body: '' };
    await expect(request('GET', '/api/live')).rejects.toThrow(/^404: Not Found$/);
  });

  it.each([
    ['{"message":"Please wait"}', 'Please wait'],
    ['{"message":""}', 'else'],
    ['{"message":7}', 'else'],
    ['<html>', 'else'],
    ['null', 'else'],
  ])('gives a person the words of %s, else our own', (body, words) => {
    expect(wordsOf(new ApiError(400, 'x', body), 'else')).toBe(words);
  });
});

describe('why a call failed', () => {
  it('is told by the code that the contract gives it', () => {
    expect(new ApiError(403, 'x', '{"code":"program_limit","message":"Full"}').code).toBe('program_limit');
    expect(new ApiError(502, 'x', '<html>').code).toBeNull();
  });

  it('is left to the page where the server only says that something went wrong', () => {
    expect(reasonOf(new ApiError(500, 'x', '{"message":"Something went wrong"}'))).toBeNull();
    expect(reasonOf(new ApiError(503, 'x', '{"message":"Nothing can be saved right now."}'))).toBe(
      'Nothing can be saved right now.',
    );
    expect(reasonOf(new Error('offline'))).toBeNull();
  });
});

describe('the user', () => {
  it('ERR-02 AUTH-27 is null for a 401, and asked for once', async () => {
    answer = { status: 401, body: '{"message":"Please log in"}' };
    expect(await fetchUser()).toBeNull();
    expect(received).toHaveLength(1);
  });

  it('ERR-02 any other query throws on a 401', async () => {
    answer = { status: 401, body: '{}' };
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/programs'] })).rejects.toThrow(/^401: /);
  });

  it.each([500, 403])('ERR-03 a %i throws "Failed to fetch user data"', async (status) => {
    answer = { status, body: '{}' };
    await expect(fetchUser()).rejects.toThrow(/^Failed to fetch user data$/);
  });
});

describe('queries and mutations', () => {
  it('API-03 a query without a function of its own gets the first element of its key and parses JSON', async () => {
    answer.body = '[{"id":1}]';
    const data = await createQueryClient().fetchQuery({ queryKey: ['/api/presets', 'ignored'] });
    expect(data).toEqual([{ id: 1 }]);
    expect(received.map(({ request: { method, url } }) => `${method} ${url}`)).toEqual(['GET /api/presets']);
  });

  it('API-04 API-05 API-06 nothing refetches on focus, on an interval or because data grew old', async () => {
    vi.useFakeTimers();
    try {
      const client = createQueryClient();
      const queryFn = vi.fn(async () => 1);
      const observer = new QueryObserver(client, { queryKey: ['x'], queryFn });
      const stop = observer.subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
      expect(observer.getCurrentResult().isStale).toBe(false);
      const again = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      expect(queryFn).toHaveBeenCalledTimes(1);
      expect(client.getDefaultOptions().queries).toMatchObject({ refetchOnWindowFocus: false });
      stop();
      again();
    } finally {
      vi.useRealTimers();
    }
  });

  it('API-07 a failed query is not tried again', async () => {
    answer = { status: 500, body: '' };
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/presets'] })).rejects.toThrow(/^500: /);
    expect(received).toHaveLength(1);
  });

  it('API-08 a failed mutation is not tried again', async () => {
    const client = createQueryClient();
    const mutationFn = vi.fn(async () => {
      throw new Error('no');
    });
    const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }));
    await expect(mutation.execute(undefined)).rejects.toThrow('no');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});
