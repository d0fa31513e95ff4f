import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutGuestMark } from '#contract/rules/guest-posts.ts';
import { account, text as limit } from '#contract/rules/limits.ts';
import { isSeen } from '#contract/rules/seen-text.ts';
import { hostileTexts, refusedTexts } from '#contract/testing/hostile-texts.ts';
import { makePng, toDataUrl } from './picture-files.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import type { Answer, Visitor } from './visitor.ts';

const settings = {
  generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
  syncMode: 'sync',
};
const dataUrl = toDataUrl(makePng(4, 4));

let server: TestServer;
let ada: Visitor;
let programId: number;
let postId: number;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1000' } });
  ada = await server.member({ premium_grant: 1 });
  programId = (await ada.post('/api/programs', { name: 'P', settings, isPublic: true })).body.id;
  postId = (await ada.post('/api/community/posts', { content: 'Words' })).body.id;
});
afterAll(() => server.stop());

let shared = 0;
const figure = () => {
  shared += 1;
  return { snapshotId: `s${shared}`, dataUrl, visualizationType: 'diamond', frequency: 432 };
};

/** A call that takes people's words: its fields, how long each may be, and the words as they come back. */
interface Form {
  fields: Record<string, number>;
  send: (words: Record<string, string>) => Promise<Answer>;
  /** Where the answer has them under another name, or not at all. */
  keptIn?: (body: Answer['body'], field: string) => unknown;
}
const forms: Record<string, Form> = {
  'a post': {
    fields: { content: limit.postMax },
    send: (words) => ada.post('/api/community/posts', words),
  },
  "a guest's post": {
    fields: { content: limit.postMax },
    send: (words) => server.visitor().post('/api/community/posts/guest', words),
    keptIn: ({ content }) => withoutGuestMark(content),
  },
  'a comment': {
    fields: { comment: limit.commentMax },
    send: (words) => ada.post(`/api/community/programs/${programId}/comments`, words),
  },
  'a program': {
    fields: {
      name: limit.programNameMax,
      description: limit.programDescriptionMax,
      category: limit.categoryMax,
      tag: limit.tagMax,
    },
    send: ({ tag, ...words }) =>
      ada.post('/api/programs', { name: 'P', ...words, ...(tag ? { tags: [tag] } : {}), settings }),
    keptIn: (body, field) => (field === 'tag' ? body.tags[0] : body[field]),
  },
  'a profile': {
    fields: { bio: account.bioMax },
    send: (words) => ada.send('PUT', '/api/user/profile', { body: words }),
  },
  'a snapshot': {
    fields: { name: limit.snapshotNameMax, description: limit.snapshotDescriptionMax },
    send: (words) => ada.post('/api/snapshots', { ...figure(), ...words }),
  },
  'a report': {
    fields: { reason: limit.reasonMax },
    send: (words) => ada.post('/api/reports', { kind: 'post', id: postId, ...words }),
    keptIn: () => null,
  },
  'a search': {
    fields: { q: limit.searchMax },
    send: (words) => ada.get(`/api/community/posts?${new URLSearchParams(words)}`),
    keptIn: () => null,
  },
};

/** As many characters as people count, after they were composed. */
const lengthOf = (text: string) => [...text.normalize('NFC')].length;
const composed = (text: unknown) => String(text).normalize('NFC').trim();

/** Of the five hundred every field of the contract takes (hostile-texts.test.ts there) a post gets all, the rest a share each. */
const shareOf = (form: string) => {
  const place = Object.keys(forms).indexOf(form);
  return hostileTexts.filter((text, index) => isSeen(text) && (form === 'a post' || index % 8 === place));
};

describe('texts that were written to harm', () => {
  it.each(Object.entries(forms))(
    'are kept in %s as they were typed',
    async (form, { fields, send, keptIn }) => {
      const wrong: string[] = [];
      for (const text of shareOf(form)) {
        const fitting = Object.keys(fields).filter((field) => lengthOf(text) <= (fields[field] ?? 0));
        if (fitting.length === 0) continue;
        const {
          status,
          body,
          text: told,
        } = await send(Object.fromEntries(fitting.map((field) => [field, text])));
        if (status >= 300) wrong.push(`${status} ${JSON.stringify(text)} ${told.slice(0, 200)}`);
        for (const field of status < 300 ? fitting : []) {
          const kept = keptIn ? keptIn(body, field) : body[field];
          if (kept !== null && composed(kept) !== composed(text))
            wrong.push(`${field} ${JSON.stringify(text)} is kept as ${JSON.stringify(kept)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  const everyField = Object.entries(forms).flatMap(([name, { fields, send }]) =>
    Object.entries(fields).map(([field, max]) => ({ name, field, max, send })),
  );

  it.each(everyField)(
    'what cannot be printed or is too long is refused as $field of $name',
    async ({ field, max, send }) => {
      const rows = await countRows();
      // Half a character cannot be written into an address.
      const unprintable = refusedTexts.filter((text) => field !== 'q' || !/\p{Surrogate}/u.test(text));
      for (const text of [...unprintable, 'x'.repeat(max + 1), '🌀'.repeat(max + 1)]) {
        const { status, body } = await send({ [field]: text });
        expect({ text, status, code: body.code }).toEqual({ text, status: 400, code: 'invalid' });
        expect(body.message).toMatch(/\w/);
      }
      expect(await countRows()).toEqual(rows);
    },
  );
});

async function countRows(): Promise<number[]> {
  const tables = ['posts', 'comments', 'programs', 'reports'] as const;
  const counts = tables.map(async (table) => {
    const row = await server.database.kysely
      .selectFrom(table)
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  });
  return Promise.all(counts);
}
