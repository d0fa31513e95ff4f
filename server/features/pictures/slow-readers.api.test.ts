import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toDataUrl } from '../../testing/picture-files.ts';
import { readResidentMegabytes } from '../../testing/resident-memory.ts';
import { bundleTestServer, type ServerBundle, toEnv } from '../../testing/server-process.ts';
import { SilentReader } from '../../testing/silent-reader.ts';
import { makeTestDatabase } from '../../testing/test-server.ts';
import { Visitor } from '../../testing/visitor.ts';

const READERS = 30;
const HONEST = 6;
const GROWTH_AT_MOST_MB = 50;

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleTestServer();
});
afterAll(() => bundle.remove());

/** Noise cannot be packed: the heaviest picture that is taken. */
function makeHeavyPicture(): Promise<Buffer> {
  const [width, height] = [1_270, 1_270];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

it(`P12 ${READERS} readers who ask for a heavy picture and take nothing of it cost no more than ${GROWTH_AT_MOST_MB} MB`, async () => {
  const place = await makeTestDatabase();
  const server = await bundle.start(toEnv(place.settings));
  try {
    const ada = new Visitor(server.url);
    await ada.register('Ada');
    const words = { snapshotId: 'heavy', visualizationType: 'diamond', frequency: 432, isPublic: true };
    const sent = { ...words, dataUrl: toDataUrl(await makeHeavyPicture()) };
    const { status, body } = await ada.post('/api/snapshots/direct', sent);
    expect(status).toBe(201);
    // Read honestly first, by some at once: what reading itself costs, connections to the database too, comes before.
    const [first] = await Promise.all(Array.from({ length: HONEST }, () => ada.get(body.imageUrl)));
    const whole = first?.bytes ?? Buffer.alloc(0);
    expect(whole.length).toBeGreaterThan(4_500_000);

    const before = readResidentMegabytes(server.child.pid);
    const readers = Array.from({ length: READERS }, () => new SilentReader(server.url, body.imageUrl));
    const began = await Promise.all(readers.map((reader) => reader.began));
    expect(new Set(began)).toEqual(new Set(['HTTP/1.1 200 OK']));
    // Whoever reads gets all of it meanwhile.
    expect((await ada.get(body.imageUrl)).bytes.equals(whole)).toBe(true);
    expect(readResidentMegabytes(server.child.pid) - before).toBeLessThan(GROWTH_AT_MOST_MB);
    for (const reader of readers) reader.leave();
  } finally {
    server.child.kill('SIGKILL');
    await server.finished;
    await place.remove();
  }
}, 120_000);
