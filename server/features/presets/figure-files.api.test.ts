import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presets } from '#catalogue/presets.ts';
import type { Preset } from '#contract/entities/preset.ts';
import { PREMIUM_FIGURES, pictureOf, standInFigure } from '#contract/rules/figure-pictures.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

const BYTES = 'RIFF a picture';
const pictureOfPreset = (isPremium: boolean) =>
  pictureOf(presets.find((one) => one.isPremium === isPremium)?.figure ?? '', 'card');
const open = pictureOfPreset(false);
const guarded = pictureOfPreset(true);
const missing = guarded.replace(/[0-9a-f]{8}-/, '00000000-');

let server: TestServer;
let folder: string;
let member: Visitor;
let premium: Visitor;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cymara-figures-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Cymara</title>');
  for (const path of [open, guarded]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), BYTES);
  }
  server = await startTestServer({ webFolder: folder });
  member = await server.member();
  premium = await server.member({ premium_grant: 1 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the pictures of figures', () => {
  it('of free presets are for anyone, and kept for ever', async () => {
    const { status, text, headers } = await server.visitor().get(open);
    expect([status, text, headers['content-type']]).toEqual([200, BYTES, 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('T22 of premium presets are for premium members, kept by their own browser alone', async () => {
    const { status, text, headers } = await premium.get(guarded);
    expect([status, text]).toEqual([200, BYTES]);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(headers.vary).toMatch(/cookie/i);
    expect((await premium.get(missing)).status).toBe(404);
  });

  it('T22 are refused to everyone else by every method, and a name that there is looks like one that is not', async () => {
    for (const visitor of [server.visitor(), member]) {
      for (const path of [guarded, missing, PREMIUM_FIGURES, PREMIUM_FIGURES.slice(0, -1)]) {
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
          const answer = await visitor.send(method, path);
          expect([method, path, answer.status]).toEqual([method, path, 403]);
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(answer.text).not.toContain('RIFF');
        }
      }
      const condition = { 'if-none-match': '*', range: 'bytes=0-' };
      expect((await visitor.get(guarded, condition)).status).toBe(403);
    }
  });

  it('T22 are refused under every spelling of their address', async () => {
    const spellings = [
      guarded.replace('premium', 'PREMIUM'),
      guarded.replace('premium', '%70remium'),
      guarded.replace('premium', '%2570remium'),
      guarded.replace('/premium', '//premium'),
      guarded.replace('/premium', '/./premium'),
      guarded.replace('/premium', '/a/../premium'),
      guarded.replace('/premium/', '\\premium\\'),
      `${guarded}.`,
      `${guarded}%00`,
    ];
    for (const path of spellings) {
      const { status, text } = await member.get(path);
      expect([path, status >= 400, text.includes('RIFF')]).toEqual([path, true, false]);
    }
  });

  it('T22 end with the plan, at the very next call', async () => {
    const visitor = await server.member({ premium_grant: 1 });
    expect((await visitor.get(guarded)).status).toBe(200);
    await server.change(visitor, { premium_grant: 0 });
    expect((await visitor.get(guarded)).status).toBe(403);
  });

  it('T22 nobody but premium members is told an address: others get that of a stand-in', async () => {
    for (const visitor of [server.visitor(), member]) {
      const { body, text } = await visitor.get('/api/presets');
      expect(text).not.toContain(PREMIUM_FIGURES);
      for (const preset of body as Preset[])
        if (preset.locked) expect(preset.figure).toBe(standInFigure(preset.id));
    }
    const { body } = await premium.get('/api/presets');
    const addresses = (body as Preset[]).filter(({ isPremium }) => isPremium).map(({ figure }) => figure);
    for (const address of addresses) expect(address).toMatch(/^\/figures\/premium\/a\/[0-9a-f]{32}$/);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
