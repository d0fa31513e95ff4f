import { afterAll, beforeAll, expect, it } from 'vitest';
import { killFirstStarts, killWhileWriting } from '../testing/faults/kill-server.ts';
import { bundleTestServer, type ServerBundle } from '../testing/server-process.ts';
import { makeTestDatabase } from '../testing/test-server.ts';

/** The long form, with 20 kills and 10 first starts, is `npm run bench -- faults`. */
const KILLS = 3;
const FIRST_STARTS_KILLED = 3;

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleTestServer();
});
afterAll(() => bundle.remove());

it('P1 killed while it writes, a server loses nothing that it acknowledged and starts again without help', async () => {
  const place = await makeTestDatabase();
  const seen = await killWhileWriting(bundle, place, KILLS);
  await place.remove();
  expect(seen.acknowledged).toBeGreaterThanOrEqual(KILLS * 15);
  expect(seen.lost).toBe(0);
}, 300_000);

it('P2 a first start that was killed reaches ready the next time', async () => {
  expect(await killFirstStarts(bundle, makeTestDatabase, FIRST_STARTS_KILLED)).toEqual({
    kills: FIRST_STARTS_KILLED,
    ready: FIRST_STARTS_KILLED,
  });
}, 300_000);
