import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STRIPE_ENV } from '../testing/stripe-double.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'app/pages/library-page.tsx': {
    file: 'assets/library.js',
    imports: ['index.html', '_parts.js'],
    css: ['assets/library.css'],
  },
  '_parts.js': { file: 'assets/parts.js', imports: ['index.html'] },
  'bindings/sound/app-sound.ts': { file: 'assets/sound.js', imports: ['_parts.js'] },
};

let server: TestServer;
/** Where Stripe takes the money. */
let withStripe: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cymara-web-'));
  const webFolder = join(folder, 'web');
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write('secret.txt', 'outside');
  write(
    'web/index.html',
    '<!doctype html><head><title>Cymara</title><meta name="support-email" content="a"><meta name="session" content="b"><meta property="og:url" content="/"></head>',
  );
  mkdirSync(join(webFolder, '.vite'));
  write('web/.vite/manifest.json', JSON.stringify(manifest));
  write('web/robots.txt', 'User-agent: *');
  mkdirSync(join(webFolder, 'audio/songs'), { recursive: true });
  write('web/audio/songs/unlisted.mp3', 'stray');
  write('web/.env', 'inside, and yet not for visitors');
  write('web/assets/index-abc123.js', 'console.log(1)');
  write('web/assets/index-abc123.js.br', 'as brotli');
  write('web/assets/index-abc123.js.gz', 'as gzip');
  write('web/assets/index-abc123.js.map', '{}');
  server = await startTestServer({ webFolder });
  withStripe = await startTestServer({ webFolder, beside: server, env: STRIPE_ENV });
});
afterAll(async () => {
  await withStripe.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the web app', () => {
  it.each(['/subscribe', '/subscribe?plan=yearly', '/Subscribe/'])(
    'PAY-08 lets Stripe in at %s, where its keys are set',
    async (path) => {
      const { headers } = await withStripe.visitor().get(path);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' https://js.stripe.com https://*.js.stripe.com; " +
          "connect-src 'self' https://api.stripe.com; " +
          'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; ' +
          "style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; worker-src 'self'; " +
          "manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
      );
      expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
      const without = await server.visitor().get(path);
      expect(without.status).toBe(200);
      expect(JSON.stringify(without.headers)).not.toContain('stripe');
    },
  );

  it.each([
    '/',
    '/plans',
    '/plans-page',
    '/subscription-success',
    '/settings',
    '/api/plans',
    '/nope',
    '/subscribe/x',
  ])('does not name Stripe at %s, with keys or without', async (path) => {
    for (const place of [server, withStripe]) {
      const { headers } = await place.visitor().get(path);
      expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(), payment=()');
      expect(JSON.stringify(headers)).not.toContain('stripe');
    }
  });

  it.each([
    '/',
    '/auth',
    '/gen',
    '/library/300',
    '/community/programs/12',
    '/auth?returnTo=%2Fgen',
    '/pricing',
    '/gong',
    '/login',
    '/register',
  ])('answers the start page at %s, to be asked for anew each time', async (path) => {
    const answer = await server.visitor().get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Cymara</title>');
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('answers the start page with 404 where there is no page', async () => {
    for (const path of ['/nowhere', '/auth/more', '/community/programs/1/2', '/library/301', '/library/x']) {
      const answer = await server.visitor().get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<title>Cymara</title>');
    }
  });

  it('lets browsers keep hashed files for ever, and sends the compressed copy to who takes it', async () => {
    const plain = await server.visitor().get('/assets/index-abc123.js');
    expect(plain.text).toBe('console.log(1)');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await server.visitor().get('/assets/index-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(small.text).toBe('as brotli');
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toMatch('javascript');
    expect(small.headers.vary).toMatch(/accept-encoding/i);
  });

  it('answers 304 to who has the file already, and a part to who asks for one', async () => {
    const first = await server.visitor().get('/robots.txt');
    const again = await server.visitor().get('/robots.txt', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    const part = await server.visitor().get('/robots.txt', { range: 'bytes=0-3' });
    expect(part.status).toBe(206);
    expect(part.text).toBe('User');
  });

  it.each([
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.env',
    '/.git/config',
    '/package.json',
    '/assets/index-abc123.js.map',
    '/assets/index-abc123.js.br',
    '/assets/missing-123.js',
    '/assets',
    '/secret.txt%00.js',
    '/index.html/',
    '/metrics',
    '/data/cymara.db',
  ])('answers 404 to %s and gives nothing away', async (path) => {
    const answer = await server.visitor().get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/outside|inside|as brotli|console/);
  });

  it('takes nothing but questions', async () => {
    expect((await server.visitor().post('/auth', {})).status).toBe(404);
  });

  it('SHELL-02 fills in the operator’s address, and whether the visitor brought a session', async () => {
    const bare = await server.visitor().get('/');
    expect(bare.text).toContain('<meta name="support-email" content="support@cymara.example">');
    expect(bare.text).toContain('<meta name="session" content="none">');
    const withCookie = await server.visitor().get('/', { cookie: 'cymara_sid=any' });
    expect(withCookie.text).toContain('<meta name="session" content="possible">');
    expect(withCookie.headers.vary).toContain('Cookie');
  });

  it('has the page’s own files and first calls fetched beside the program, each once, by those who will see the page', async () => {
    const fetchedEarly = async (path: string, cookie = 'cymara_sid=any') => {
      const { text } = await server.visitor().get(path, { cookie });
      return [...text.matchAll(/<link rel="(\w+)"[^>]*href="([^"]+)"/g)].map(
        ([, rel, href]) => `${rel} ${href}`,
      );
    };
    expect(await fetchedEarly('/library?q=om')).toEqual([
      'modulepreload /assets/library.js',
      'preload /assets/library.css',
      'modulepreload /assets/parts.js',
      'modulepreload /assets/sound.js',
      'preload /api/user',
      'preload /api/presets',
      'preload /api/presets/stats',
    ]);
    expect(await fetchedEarly('/library', '')).toEqual([]);
    expect(await fetchedEarly('/nowhere')).toEqual([]);
    expect((await server.visitor().get('/.vite/manifest.json')).status).toBe(404);
  });

  it('RUN-08 names the site’s own address to those who pass it on, whatever Host the request claims', async () => {
    const known = await startTestServer({
      webFolder: join(folder, 'web'),
      env: { PUBLIC_URL: 'https://cymara.example' },
    });
    try {
      const page = await known.visitor().get('/', { host: 'evil.example' });
      expect(page.text).toContain('<meta property="og:url" content="https://cymara.example/">');
      expect(page.text).not.toContain('evil.example');
    } finally {
      await known.stop();
    }
  });

  it('gives nothing from the folder of the songs that is no song of the catalogue', async () => {
    const answer = await server.visitor().get('/audio/songs/unlisted.mp3');
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('stray');
  });

  it('answers 416 with the true length to a part beyond the end, and 412 to a condition that fails', async () => {
    const beyond = await server.visitor().get('/robots.txt', { range: 'bytes=999-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */13');
    expect(beyond.body.message).toBe('There is no such part of this file.');
    const changed = await server.visitor().get('/robots.txt', { 'if-match': '"another"' });
    expect(changed.status).toBe(412);
    expect(changed.body.message).toBe('It has changed since you last asked.');
  });
});
