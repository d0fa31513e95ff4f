import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates } from '#catalogue/certificates.ts';
import { openPresets, presets } from '#catalogue/presets.ts';
import { findPremiumNumbers } from '#catalogue/testing/premium-numbers.ts';
import { endpoints } from '#contract/endpoints/all.ts';
import type { Preset } from '#contract/entities/preset.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

const PATH = '/api/presets';
const COMPRESSED_AT_MOST = 40_000;

let server: TestServer;
let guest: Visitor;
let member: Visitor;
let premium: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guest = server.visitor();
  member = await server.member();
  premium = await server.member({ premium_grant: 1 });
});
afterAll(() => server.stop());

/** What may be told to everyone; the catalogue's own test reads every word of it. */
const withheld = openPresets;

describe('the list of presets', () => {
  it('API-20 is a plain list for anyone, each preset with name, category, frequencies, minutes and words', async () => {
    const { status, headers, body } = await guest.get(PATH);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toHaveLength(300);
    expect(body.find((preset: Preset) => preset.name === 'Transformation')).toMatchObject({
      id: expect.any(Number),
      category: expect.any(String),
      frequencies: [528],
      duration: expect.any(Number),
      description: expect.stringMatching(/\w/),
      isPremium: false,
      locked: false,
    });
  });

  it('API-21 has 300 presets for everyone, and the numbers of premium ones for premium members only', async () => {
    const lists = await Promise.all([guest, member, premium].map((visitor) => visitor.get(PATH)));
    const [asGuest, asMember, asPremium] = lists.map(({ body }) => body);
    expect(asGuest).toEqual(withheld);
    expect(asMember).toEqual(withheld);
    expect(asPremium).toEqual(presets);
  });

  it('API-21 is locked for staff without Premium, and whole for a suspended member who has it', async () => {
    const staff = await server.member({ is_moderator: 1, is_admin: 1 });
    const suspended = await server.member({ suspended: 1, premium_grant: 1 });
    expect((await staff.get(PATH)).body).toEqual(withheld);
    expect((await suspended.get(PATH)).body).toEqual(presets);
  });

  it('API-21 is opened by nothing that a caller says: no query, no header, no made-up cookie', async () => {
    const answers = await Promise.all([
      member.get(`${PATH}?isPremium=true&premium=1`),
      member.get(PATH, { 'x-premium': '1', authorization: 'Bearer premium' }),
      guest.get(PATH, { cookie: 'cymara_sid=premium; isPremium=true' }),
    ]);
    for (const { body } of answers) expect(body).toEqual(withheld);
  });

  it('API-21 no other call tells a member without Premium those numbers either', async () => {
    const open = Object.values(endpoints).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{'),
    );
    for (const { path } of open) {
      const { text } = await member.get(path);
      expect(findPremiumNumbers(text), path).toEqual([]);
    }
    expect(findPremiumNumbers((await premium.get(PATH)).text).length).toBeGreaterThan(150);
  });

  it('API-21 is locked again at the very next call after Premium has ended, whatever the browser kept', async () => {
    const visitor = await server.member({ premium_grant: 1 });
    const before = await visitor.get(PATH);
    expect(before.body).toEqual(presets);
    await server.change(visitor, { premium_grant: 0 });
    const after = await visitor.get(PATH, { 'if-none-match': before.headers.etag ?? '' });
    expect(after.status).toBe(200);
    expect(after.body).toEqual(withheld);
  });
});

describe('keeping the list', () => {
  it('API-21 is for the browser alone and asked about each time, with a tag for each thing that may be seen', async () => {
    const [asGuest, asMember, asPremium] = await Promise.all(
      [guest, member, premium].map(async (visitor) => (await visitor.get(PATH)).headers),
    );
    for (const headers of [asGuest, asMember, asPremium]) {
      expect(headers?.['cache-control']).toBe('private, no-cache');
      expect(headers?.vary).toBe('Cookie, Accept-Encoding');
    }
    expect(asGuest?.etag).toBe(asMember?.etag);
    expect(asPremium?.etag).not.toBe(asMember?.etag);
  });

  it('API-20 costs 304 and no bytes when nothing changed', async () => {
    for (const visitor of [guest, premium]) {
      const { etag = '' } = (await visitor.get(PATH)).headers;
      for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
        const again = await visitor.get(PATH, { 'if-none-match': known, 'accept-encoding': 'br' });
        expect([again.status, again.text]).toEqual([304, '']);
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
      }
      expect((await visitor.get(PATH, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('API-20 packs the list into at most 40 kB, as the browser can read it', async () => {
    for (const [visitor, list] of [
      [guest, withheld],
      [premium, presets],
    ] as const) {
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const { headers, bytes } = await visitor.get(PATH, { 'accept-encoding': `${encoding}, deflate` });
        expect(headers['content-encoding']).toBe(encoding);
        expect(bytes.length).toBeLessThanOrEqual(COMPRESSED_AT_MOST);
        expect(JSON.parse(unpack(bytes).toString())).toEqual(list);
      }
    }
  });

  it('API-21 tells a HEAD call no more than a GET', async () => {
    const [head, get] = [await guest.send('HEAD', PATH), await guest.get(PATH)];
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});

describe('the figures of the catalogue', () => {
  it('LIB-03 are those of the whole catalogue for every caller, although numbers are left out of the list', async () => {
    const frequencies = presets.flatMap((preset) => preset.frequencies);
    const within = (from: number, below: number) =>
      frequencies.filter((hertz) => hertz >= from && hertz < below).length;
    for (const visitor of [guest, member, premium]) {
      const { body } = await visitor.get('/api/presets/stats');
      expect(body).toEqual({
        presets: 300,
        freePresets: presets.filter((preset) => !preset.isPremium).length,
        premiumPresets: presets.filter((preset) => preset.isPremium).length,
        categories: 6,
        frequencies: frequencies.length,
        ranges: { low: within(0, 100), middle: within(100, 1_000), high: within(1_000, Number.MAX_VALUE) },
      });
    }
  });

  it('LIB-03 can be counted from the list too: each preset says how many numbers it has', async () => {
    const sum = (list: Preset[]) => list.reduce((total, preset) => total + preset.frequencyCount, 0);
    const counted = presets.flatMap((preset) => preset.frequencies).length;
    for (const visitor of [guest, premium]) expect(sum((await visitor.get(PATH)).body)).toBe(counted);
  });
});

describe('looking for a number', () => {
  const look = (visitor: Visitor, hz: string) => visitor.get(`${PATH}/premium-tone?hz=${hz}`);

  it('D40 says that something of Premium has it, to everyone alike, and never what', async () => {
    for (const visitor of [guest, member, premium]) {
      // 641.93 is the Millisecond's, 528 the DNA Repair's; nothing premium lies near 5.
      for (const hz of ['642', '528', '128']) {
        const { status, text } = await look(visitor, hz);
        expect([status, text]).toEqual([200, '{"isInPremium":true}']);
      }
      expect((await look(visitor, '19999')).body).toEqual({ isInPremium: false });
    }
  });

  it('D40 takes whole hertz only, so that no digit behind the point can be felt for', async () => {
    for (const hz of ['641.93', '641,93', '', '-5', '0', '1e3', 'abc', '123456', '64&hz=65'])
      expect([hz, (await look(guest, hz)).status]).toEqual([hz, 400]);
  });
});

describe('the certificates', () => {
  it('API-21 are shown to those who may see the numbers that they are about', async () => {
    const free = new Set(presets.filter((preset) => !preset.isPremium).map((preset) => preset.id));
    const ofFree = certificates.filter((certificate) => free.has(certificate.presetId));
    expect(ofFree).toHaveLength(free.size);
    for (const visitor of [guest, member]) {
      expect((await visitor.get('/api/presets/certificates')).body.certificates).toEqual(ofFree);
    }
    const { body } = await premium.get('/api/presets/certificates');
    expect(body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), certificates });
  });
});
