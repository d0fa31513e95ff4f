import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Answer, Visitor } from '../../testing/visitor.ts';
import { readStretches } from './word-stretch.ts';

const POSTS = '/api/community/posts';

let server: TestServer;
let ada: Visitor;
let bea: Visitor;
let adaId: number;
let ceciliaId: number;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  const cecilia = await server.member();
  [ada, bea] = [await server.member(), await server.member()];
  adaId = (await ada.get('/api/user')).body.id;
  ceciliaId = (await cecilia.get('/api/user')).body.id;
});
afterAll(() => server.stop());

interface Written {
  words: string;
  hidden?: 0 | 1;
  is_public?: 0 | 1;
  user_id?: number;
}

async function write(posts: readonly Written[]): Promise<(Written & { id: number })[]> {
  const written: (Written & { id: number })[] = [];
  for (let first = 0; first < posts.length; first += 100) {
    const rows = posts.slice(first, first + 100).map((post, index) => ({
      user_id: adaId,
      type: 'post' as const,
      content: post.words,
      created_at: 1_000 + first + index,
      ...post,
    }));
    const ids = await server.database.kysely.insertInto('posts').values(rows).returning('id').execute();
    const inOrder = ids.map(({ id }) => id).sort((one, other) => one - other);
    written.push(
      ...posts.slice(first, first + 100).map((post, index) => ({ ...post, id: inOrder[index] ?? 0 })),
    );
  }
  return written;
}

const ids = ({ body }: Answer): number[] => body.map(({ id }: { id: number }) => id);
const nextOf = ({ headers }: Answer) => String(headers.link ?? '').match(/<([^>]+)>; rel="next"/)?.[1];

/** Every page of what is found. */
async function search(who: Visitor, q: string): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: string | undefined = `${POSTS}?q=${encodeURIComponent(q)}`; next !== undefined; ) {
    const answer: Answer = await who.get(next);
    pages.push(ids(answer));
    next = nextOf(answer);
  }
  return pages;
}

/** The same for every run, and without a pattern that a search could profit from. */
function* chances(): Generator<number> {
  for (let state = 7; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('a search in a feed that has grown long', () => {
  it('COMM-04 finds what was said often and what was said once long ago, each once, page by page', async () => {
    await write(
      Array.from({ length: 1_300 }, (_, index) => ({
        words: index === 0 ? 'quince' : index % 20 === 0 ? `fernleaf ${index}` : `moss ${index}`,
      })),
    );
    const ferns = await search(bea, 'fern');
    expect(ferns.map((page) => page.length)).toEqual([30, 30, 4]);
    expect(new Set(ferns.flat()).size).toBe(64);
    expect((await search(bea, 'quin')).flat()).toHaveLength(1);
    expect((await search(bea, 'fernleaf 40')).flat()).toHaveLength(2);
    expect((await search(bea, 'ernleaf')).flat()).toEqual([]);
  });

  it('COMM-04 T4 finds exactly what reading every post would, for words, beginnings and several of them', async () => {
    const chance = chances();
    const pick = () => chance.next().value ** 2;
    const vocabulary = Array.from({ length: 60 }, (_, index) =>
      [...String(index + 100)].map((digit) => `${'bcdfghklmn'[Number(digit)]}${'aeiou'[index % 5]}`).join(''),
    );
    const long = 'z'.repeat(60);
    const posts = await write(
      Array.from({ length: 1_500 }, (_, index) => ({
        words: [
          ...Array.from({ length: 5 }, () => vocabulary[Math.floor(pick() * vocabulary.length)]),
          ...(index % 50 === 0 ? [`${long}${index}`] : []),
        ].join(' '),
        hidden: pick() > 0.8 ? 1 : 0,
        is_public: pick() > 0.9 ? 0 : 1,
        user_id: index % 7 === 0 ? ceciliaId : adaId,
      })),
    );
    const blocked = await bea.post(`/api/users/${ceciliaId}/block`);
    expect(blocked.status).toBeLessThan(300);
    const [often, other, seldom] = [vocabulary[0], vocabulary[7], vocabulary[58]];
    const asked = [
      often,
      seldom,
      often?.slice(0, 2),
      often?.slice(0, 4),
      `${often} ${other}`,
      `${other?.slice(0, 4)} ${often?.slice(0, 3)}`,
      `${seldom} ${often}`,
      `${often} ${other} ${vocabulary[15]}`,
      `${often} ${often}`,
      `${often} neversaidanywhere`,
      long,
      `${long}5`,
      `${long}50 ${often?.slice(0, 1)}`,
    ];
    for (const q of asked) {
      const pages = await search(bea, q ?? '');
      const wanted = posts
        .filter(({ hidden, is_public, user_id }) => !hidden && is_public && user_id !== ceciliaId)
        .filter(({ words }) => (q ?? '').split(' ').every((word) => ` ${words}`.includes(` ${word}`)))
        .map(({ id }) => id)
        .reverse();
      expect(pages.flat(), q).toEqual(wanted);
      expect(
        pages.slice(0, -1).every((page) => page.length === 30),
        q,
      ).toBe(true);
    }
  });

  it('COMM-04 T39 an answer looks at so many posts and no more: where two words are seldom together it is short, and the next goes on', async () => {
    const posts = await write(
      Array.from({ length: 1_200 }, (_, index) => ({
        words: index % 399 === 0 ? 'linden harp' : index % 2 === 0 ? `linden ${index}` : 'harp',
      })),
    );
    const together = posts.filter((_, index) => index % 399 === 0).map(({ id }) => id);
    const [first, ...others] = await search(bea, 'linden harp');
    expect(first).toEqual(together.slice(1).reverse());
    expect(others.flat()).toEqual(together.slice(0, 1));
    // A short word is looked for in the posts themselves, and bounded all the same.
    const thirty = posts.filter(({ words }) => words.startsWith('linden 30')).map(({ id }) => id);
    const [newest, ...older] = await search(bea, 'linden 30');
    expect(newest).toEqual(thirty.slice(1).reverse());
    expect(older.flat()).toEqual(thirty.slice(0, 1));
  });

  it('COMM-04 T39 a flood of words that nobody says costs a search no more than a part of it, and hides nothing said plainly', async () => {
    const [old] = await write([{ words: 'xylophone lullaby' }]);
    const flood = await write(
      Array.from({ length: 1_200 }, (_, post) => ({
        words: [post * 2, post * 2 + 1].map((number) => `xylophone${number}`).join(' '),
      })),
    );
    const length = { wanted: 31, lookedAt: 500 };
    const [stretch] = await readStretches(server.database, ['xylophone'], Number.MAX_SAFE_INTEGER, length);
    expect(stretch?.isPartial).toBe(true);
    expect((await search(bea, 'xylophone lullaby')).flat()).toEqual([old?.id]);
    const found = (await search(bea, 'xylophone')).flat();
    expect(found).toEqual([...flood.map(({ id }) => id).reverse(), old?.id]);
    expect((await search(bea, 'xylophone7 xylophone6')).flat()).toEqual([flood[3]?.id]);
  });
});
