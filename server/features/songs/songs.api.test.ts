import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { songs } from '#catalogue/songs.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

const BYTES = 'ID3 a song of forty bytes, more or less.';
const FIRST_PREMIUM = 3;

let server: TestServer;
let folder: string;
let premium: Visitor;
let free: Visitor;
const freeSongs = songs.slice(0, FIRST_PREMIUM).map((song) => song.src);
const premiumSongs = songs.slice(FIRST_PREMIUM).map((song) => song.src);
const guarded = '/audio/songs/deep-rest.mp3';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cymara-songs-'));
  mkdirSync(join(folder, 'audio/songs'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Cymara</title>');
  for (const { src } of songs) writeFileSync(join(folder, src), BYTES);
  writeFileSync(join(folder, 'audio/river.mp3'), BYTES);
  server = await startTestServer({ webFolder: folder });
  free = server.visitor();
  await free.register('Freya');
  premium = server.visitor();
  const { body } = await premium.register('Pia');
  await setGrant(body.id, 1);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function setGrant(id: number, granted: 0 | 1) {
  return server.database.kysely
    .updateTable('users')
    .set({ premium_grant: granted })
    .where('id', '=', id)
    .execute();
}

describe('the list of songs', () => {
  it('MUSIC-18 MUSIC-02 answers the fourteen songs in order to anyone, premium from the fourth on', async () => {
    const { status, body } = await server.visitor().get('/api/songs');
    expect(status).toBe(200);
    expect(body).toEqual(songs);
    expect(body).toHaveLength(14);
    expect(body[0]).toEqual({
      id: 'first-light-on-bronze',
      title: 'First Light on Bronze',
      artist: 'Cymara Sound Research Group',
      src: '/audio/songs/first-light-on-bronze.mp3',
      durationSeconds: 184,
      isPremium: false,
      tonic: 432,
    });
    expect(body.map((song: { isPremium: boolean }) => song.isPremium)).toEqual(
      songs.map((_, index) => index >= FIRST_PREMIUM),
    );
  });
});

describe('the files of the songs', () => {
  it('MUSIC-08 API-66 the first three and the river are for anyone, whole or in parts', async () => {
    for (const src of [...freeSongs, '/audio/river.mp3']) {
      const whole = await server.visitor().get(src);
      expect([whole.status, whole.text]).toEqual([200, BYTES]);
      expect(whole.headers['content-type']).toBe('audio/mpeg');
      expect(whole.headers['accept-ranges']).toBe('bytes');
      const part = await server.visitor().get(src, { range: 'bytes=4-9' });
      expect([part.status, part.text]).toEqual([206, 'a song']);
      expect(part.headers['content-range']).toBe(`bytes 4-9/${BYTES.length}`);
      expect((await server.visitor().get(src, { range: 'bytes=4000-' })).status).toBe(416);
    }
  });

  it('MUSIC-09 API-66 the others are for premium members, whole or in parts, and no shared cache keeps them', async () => {
    for (const src of premiumSongs) {
      const whole = await premium.get(src);
      expect([whole.status, whole.text]).toEqual([200, BYTES]);
      expect(whole.headers['cache-control']).toBe('private, no-cache');
      expect(whole.headers.vary).toMatch(/cookie/i);
      const part = await premium.get(src, { range: 'bytes=0-2' });
      expect([part.status, part.text, part.headers['cache-control']]).toEqual([
        206,
        'ID3',
        'private, no-cache',
      ]);
      expect((await premium.get(src, { range: 'bytes=4000-' })).status).toBe(416);
      expect((await premium.get(src, { 'if-none-match': String(whole.headers.etag) })).status).toBe(304);
    }
  });

  it('MUSIC-12 API-66 visitors and free members are refused each of them with 403 and a reason', async () => {
    for (const visitor of [server.visitor(), free]) {
      for (const src of premiumSongs) {
        const { status, headers, body, text } = await visitor.get(src);
        expect(status).toBe(403);
        expect(body).toEqual({ message: 'This is part of Premium.', code: 'premium_required' });
        expect(headers['cache-control']).toBe('no-store');
        expect(text).not.toContain('ID3');
      }
    }
  });

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'MUSIC-12 they are refused with 403 by the method %s',
    async (method) => {
      expect((await free.send(method, guarded)).status).toBe(403);
    },
  );

  it('MUSIC-12 they are refused with 403 under every range and condition', async () => {
    const { headers } = await premium.get(guarded);
    const [etag, modified] = [String(headers.etag), String(headers['last-modified'])];
    const conditions: Record<string, string>[] = [
      { range: 'bytes=0-' },
      { range: 'bytes=0-0' },
      { range: 'bytes=-5' },
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=4000-' },
      { range: 'nonsense' },
      { range: 'bytes=0-2', 'if-range': etag },
      { range: 'bytes=0-2', 'if-range': modified },
      { 'if-none-match': etag },
      { 'if-none-match': '*' },
      { 'if-match': '"another"' },
      { 'if-modified-since': modified },
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'accept-encoding': 'br, gzip' },
    ];
    for (const condition of conditions) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await free.send(method, guarded, { headers: condition });
        expect([condition, answer.status]).toEqual([condition, 403]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
  });

  it.each([
    '/audio/songs/deep%2Drest.mp3',
    '/%61udio/songs/deep-rest.mp3',
    '/audio%2Fsongs%2Fdeep-rest.mp3',
    '/audio/songs/deep%252Drest.mp3',
    '//audio//songs///deep-rest.mp3',
    '/audio/songs/./deep-rest.mp3',
    '/audio/songs/x/../deep-rest.mp3',
    '/audio/songs/x%2F..%2Fdeep-rest.mp3',
    '/audio\\songs\\deep-rest.mp3',
    '/Audio/Songs/Deep-Rest.MP3',
    '/audio/songs/deep-rest.mp3.',
    '/audio/songs/deep-rest.mp3...',
    '/audio/songs/deep-rest.mp3/',
    '/audio/songs/deep-rest.mp3%20',
    '/audio/songs/deep-rest.mp3%00',
    '/audio/songs/deep-rest.mp3?download=1',
    'http://elsewhere.example/audio/songs/deep-rest.mp3',
  ])('MUSIC-12 they are refused with 403 under the spelling %s', async (path) => {
    const answer = await free.get(path);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('ID3');
    expect((await server.visitor().get(path)).status).toBe(403);
  });

  it.each([
    '/audio/songs/deep-rest.mp3.br',
    '/audio/songs/deep-rest',
    '/audio/songs/',
    '/audio/songs',
    '/audio/songs/deep-rest.mp3;x',
    '/audio/songs/..%2f..%2findex.html',
  ])('give nothing away at %s', async (path) => {
    expect((await free.get(path)).text).not.toContain('ID3');
    expect((await free.get(path)).status).toBeGreaterThanOrEqual(400);
  });

  it('MUSIC-12 a grant that is taken back, or a session that ends, stops at the next request', async () => {
    const visitor = server.visitor();
    const { body } = await visitor.register('Brief');
    expect((await visitor.get(guarded)).status).toBe(403);
    await setGrant(body.id, 1);
    const { status, headers } = await visitor.get(guarded);
    expect(status).toBe(200);
    await setGrant(body.id, 0);
    const again = { range: 'bytes=4-', 'if-none-match': String(headers.etag) };
    expect((await visitor.get(guarded, again)).status).toBe(403);
    await setGrant(body.id, 1);
    expect((await visitor.get(guarded)).status).toBe(200);
    const { cookie } = visitor;
    await visitor.post('/api/logout');
    visitor.cookie = cookie;
    expect((await visitor.get(guarded)).status).toBe(403);
  });

  it('MUSIC-12 a suspended member keeps what the plan gives, and no more', async () => {
    const visitor = server.visitor();
    const { body } = await visitor.register('Silent');
    await server.database.kysely
      .updateTable('users')
      .set({ suspended: 1 })
      .where('id', '=', body.id)
      .execute();
    expect((await visitor.get(guarded)).status).toBe(403);
    await setGrant(body.id, 1);
    expect((await visitor.get(guarded)).status).toBe(200);
  });
});
