import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/places.mjs';
import { type OpenDatabase, openDatabase } from '../db/connection.ts';
import { giveLeaseBack, takeLease } from '../db/lease.ts';
import { migrate } from '../db/migrate.ts';
import { GatewayRefusal } from '../gateways/breaker.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { makeTestDatabase } from '../testing/test-server.ts';
import { putInOutbox } from './repository.ts';
import { type Delivery, OutboxRunner } from './runner.ts';

let place: TestDatabase;
let database: OpenDatabase;
/** As another node has it. */
let beside: OpenDatabase;
beforeAll(async () => {
  place = await makeTestDatabase();
  database = openDatabase(place.settings);
  beside = openDatabase(place.settings);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await beside.close();
  await place.remove();
});

let failures: string[];
let givenUp: string[];
beforeEach(async () => {
  failures = [];
  givenUp = [];
  await database.kysely.deleteFrom('outbox').execute();
  await database.kysely.deleteFrom('leases').execute();
});

const put = (...keys: string[]) =>
  database.transaction(async (transaction) => {
    for (const key of keys) await putInOutbox(transaction, { kind: 'letter', key, payload: { key } });
  });

const runner = (deliver: Delivery, on: OpenDatabase = database) =>
  new OutboxRunner(
    on,
    { letter: deliver },
    { failed: (_, { key }) => failures.push(key), gaveUp: ({ key }) => givenUp.push(key) },
  );

const rows = () =>
  database.kysely.selectFrom('outbox').select(['key', 'attempts', 'due_at']).orderBy('id').execute();

/** As if the time that a dead runner has were over. */
const letTimePass = async () => {
  await database.kysely.updateTable('outbox').set({ due_at: 0 }).where('due_at', 'is not', null).execute();
  await database.kysely.updateTable('leases').set({ ends_at: 0 }).execute();
};

describe('the outbox', () => {
  it('delivers what was put in, in order, once, and keeps nothing of it', async () => {
    const delivered: unknown[] = [];
    await put('a', 'b');
    await put('a');
    const outbox = runner(async ({ payload }) => void delivered.push(payload));
    await outbox.run();
    await outbox.run();
    expect(delivered).toEqual([{ key: 'a' }, { key: 'b' }]);
    expect(await rows()).toEqual([]);
  });

  it('has nothing of a change that was not kept', async () => {
    const failed = database.transaction(async (transaction) => {
      await putInOutbox(transaction, { kind: 'letter', key: 'a', payload: {} });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('tries again later what failed, and meanwhile delivers the rest', async () => {
    const delivered: string[] = [];
    await put('bad', 'good');
    let isDown = true;
    const outbox = runner(async ({ key }) => {
      if (key === 'bad' && isDown) throw new Error('down');
      delivered.push(key);
    });
    await outbox.run();
    await outbox.run();
    expect([delivered, failures]).toEqual([['good'], ['bad']]);
    expect(await rows()).toMatchObject([{ key: 'bad', attempts: 1 }]);
    isDown = false;
    await letTimePass();
    await outbox.run();
    expect(delivered).toEqual(['good', 'bad']);
    expect(await rows()).toEqual([]);
  });

  it('gives up at once what is refused for good, and keeps it for a person to see', async () => {
    await put('unknown address');
    const outbox = runner(async () => {
      throw new GatewayRefusal('no such address');
    });
    await outbox.run();
    await outbox.run();
    expect([failures, givenUp]).toEqual([['unknown address'], ['unknown address']]);
    expect(await rows()).toEqual([{ key: 'unknown address', attempts: 1, due_at: null }]);
  });

  it('keeps what this release does not know how to deliver', async () => {
    await database.transaction((transaction) =>
      putInOutbox(transaction, { kind: 'pigeon', key: 'p', payload: {} }),
    );
    await runner(async () => {}).run();
    expect(await rows()).toMatchObject([{ key: 'p', attempts: 1 }]);
  });

  it('is emptied by one runner at a time on two nodes, and each letter is delivered once', async () => {
    const delivered: string[] = [];
    let [atWork, most] = [0, 0];
    const deliver: Delivery = async ({ key }) => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      delivered.push(key);
      atWork -= 1;
    };
    const [one, other] = [runner(deliver), runner(deliver, beside)];
    const keys = Array.from({ length: 40 }, () => randomUUID());
    await put(...keys);
    while ((await rows()).length > 0) {
      await Promise.all([one.run(), other.run()]);
    }
    expect(delivered.sort()).toEqual(keys.sort());
    expect(most).toBe(1);
  });

  it('finishes the letter under way at a stop, and begins no other', async () => {
    const delivered: string[] = [];
    await put('a', 'b');
    let [begin, finish] = [() => {}, () => {}];
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const outbox = runner(async ({ key }) => {
      begin();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      delivered.push(key);
    });
    outbox.run();
    await begun;
    const stopped = outbox.stop();
    finish();
    await stopped;
    expect(delivered).toEqual(['a']);
    expect(await rows()).toMatchObject([{ key: 'b', attempts: 0 }]);
    expect(await database.kysely.selectFrom('leases').selectAll().execute()).toEqual([]);
  });

  it('loses nothing when its runner is killed in the middle of a letter', async () => {
    await put('a', 'b');
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', HANGING_RUNNER], {
      cwd: root,
      env: { ...process.env, SETTINGS: JSON.stringify(place.settings) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const delivered: [string, number][] = [];
    const outbox = runner(async ({ key, attempts }) => void delivered.push([key, attempts]));
    await outbox.run();
    expect(delivered, 'while the other one is at it').toEqual([]);
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await gone;
    await letTimePass();
    await outbox.run();
    expect(delivered.sort()).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(await rows()).toEqual([]);
  });
});

/** Another process that takes the first letter and never comes to an end with it. */
const HANGING_RUNNER = `
  import { openDatabase } from './server/db/connection.ts';
  import { OutboxRunner } from './server/outbox/runner.ts';
  const hang = () => new Promise(() => { console.log('begun'); setInterval(() => {}, 1000); });
  new OutboxRunner(openDatabase(JSON.parse(process.env.SETTINGS)), { letter: hang }, {}).run();
`;

describe('a lease', () => {
  const lease = { name: 'work', seconds: 60 };

  it('is held by one, who may lengthen it, until it is given back or over', async () => {
    expect(await takeLease(database, { ...lease, holder: 'one' })).toBe(true);
    expect(await takeLease(beside, { ...lease, holder: 'other' })).toBe(false);
    expect(await takeLease(database, { ...lease, holder: 'one' })).toBe(true);
    await giveLeaseBack(beside, { name: 'work', holder: 'other' });
    expect(await takeLease(beside, { ...lease, holder: 'other' })).toBe(false);
    await giveLeaseBack(database, { name: 'work', holder: 'one' });
    expect(await takeLease(beside, { ...lease, holder: 'other' })).toBe(true);
    await letTimePass();
    expect(await takeLease(database, { ...lease, holder: 'one' })).toBe(true);
  });

  it('goes to one of fifty who ask at once', async () => {
    const asked = Array.from({ length: 50 }, (_, index) =>
      takeLease(index % 2 ? database : beside, { ...lease, holder: `node ${index}` }),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
  });
});
