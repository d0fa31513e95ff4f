import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presets } from '#catalogue/presets.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

const PATH = '/api/programs';
const tone = (frequency: number) => ({ frequency, waveType: 'sine', volume: 0.5, enabled: true });
const settings = { generators: [tone(432)], syncMode: 'sync' };
const stages = {
  ...settings,
  generators: [{ waveType: 'sine', volume: 0.7, enabled: true, stages: [{ frequency: 396, duration: 60 }] }],
};
const surroundings = {
  mixer: { master: 0.8, music: 0.25, frequencies: 0.5, river: 0 },
  music: { playing: true, songId: 'night-rain' },
  river: { playing: false, loop: true },
};

let server: TestServer;
let member: Visitor;
let premium: Visitor;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  member = await server.member();
  premium = await server.member({ premium_grant: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.kysely.deleteFrom('programs').execute();
});

async function save(visitor: Visitor, fields: object = {}): Promise<number> {
  const { status, body, text } = await visitor.post(PATH, { name: 'Evening', settings, ...fields });
  if (status !== 201) throw new Error(text);
  return body.id;
}

const change = (visitor: Visitor, id: number, body: object) => visitor.send('PUT', `${PATH}/${id}`, { body });
const rows = () => server.database.kysely.selectFrom('programs').selectAll().orderBy('id').execute();

describe('what sounds around the tones', () => {
  it('is kept with them, and a program without it stays without it', async () => {
    const whole = { ...settings, ...surroundings };
    await save(member);
    await save(member, { settings: whole });
    const { body } = await member.get(PATH);
    expect(body.map((program: { settings: unknown }) => program.settings)).toEqual([whole, settings]);
  });

  it('is refused where it is none: a level beyond the fader, a song that can be no song', async () => {
    const odd = [
      { mixer: { ...surroundings.mixer, river: 1.01 } },
      { mixer: { master: 1 } },
      { music: { playing: true, songId: '../../etc' } },
      { music: { songId: 'night-rain' } },
      { river: { playing: 'yes', loop: true } },
    ];
    for (const fields of odd) {
      const answer = await member.post(PATH, { name: 'Odd', settings: { ...settings, ...fields } });
      expect([answer.status, answer.body.code], JSON.stringify(fields)).toEqual([400, 'invalid']);
    }
    expect(await rows()).toEqual([]);
  });
});

describe('changing a program', () => {
  it('a new name leaves the sounds, new sounds leave the name; neither takes a place more', async () => {
    const id = await save(member, { description: 'Slow', isPublic: true });
    await save(member);
    await save(member);
    const renamed = await change(member, id, { name: 'Night' });
    expect(renamed.status).toBe(200);
    expect(renamed.body).toMatchObject({ id, name: 'Night', description: 'Slow', settings, isPublic: true });
    const other = { ...settings, ...surroundings, generators: [tone(528)] };
    const replaced = await change(member, id, { settings: other, duration: 45 });
    expect(replaced.body).toMatchObject({ id, name: 'Night', settings: other, duration: 45 });
    expect((await member.get(PATH)).body.find((one: { id: number }) => one.id === id)).toEqual(replaced.body);
    expect(await rows()).toHaveLength(3);
  });

  it('is for its owner: anyone else, staff too, gets 403, of a private one 404, a guest 401', async () => {
    const staff = await server.member({ is_admin: 1, is_moderator: 1 });
    const [open, secret] = [await save(member, { isPublic: true }), await save(member)];
    const before = await rows();
    for (const other of [premium, staff]) {
      expect((await change(other, open, { name: 'Mine' })).body.code).toBe('forbidden');
      expect((await change(other, secret, { name: 'Mine' })).body.code).toBe('not_found');
    }
    expect((await change(server.visitor(), open, { name: 'Mine' })).status).toBe(401);
    expect((await change(member, 999_999, { name: 'Mine' })).status).toBe(404);
    expect(await rows()).toEqual(before);
  });

  it('a blank name, wrong sounds or a length of nothing are refused, and nothing changes', async () => {
    const id = await save(member);
    const before = await rows();
    const odd = [{ name: '  ' }, { settings: {} }, { settings: null }, { duration: 0 }, { isPublic: 'yes' }];
    for (const fields of odd) expect((await change(member, id, fields)).status).toBe(400);
    expect((await change(member, id, { name: ' ' })).body.errors).toEqual([
      { path: 'name', message: 'Please enter a name for your program' },
    ]);
    expect(await rows()).toEqual(before);
  });

  it('API-29 nothing else in the body counts, and a locked program stays locked', async () => {
    const id = await save(premium, { isPremium: true, isPublic: true });
    await change(premium, id, { isPremium: false, userId: 1, useCount: 70, hidden: 1, locked: false });
    expect((await rows())[0]).toMatchObject({ is_premium: 1, use_count: 0, hidden: 0 });
  });

  it('a sequence is part of Premium; with plain tones it is none any more, nor a saved preset that preset', async () => {
    const id = await save(member);
    expect((await change(member, id, { settings: stages })).body.code).toBe('premium_required');
    const preset = presets.find(({ isPremium }) => isPremium);
    const kept = await save(premium, { presetId: preset?.id });
    const moving = await save(premium, { settings: stages, category: 'Sequenced' });
    expect((await change(premium, kept, { settings })).body).toMatchObject({ settings, isPremium: true });
    expect((await change(premium, moving, { settings })).body).toMatchObject({ settings, category: '' });
    expect((await rows()).map(({ preset_id }) => preset_id)).toEqual([null, null, null]);
  });

  it('a suspended member changes private programs, but nothing that others see', async () => {
    const suspended = await server.member();
    const [open, secret] = [await save(suspended, { isPublic: true }), await save(suspended)];
    await server.change(suspended, { suspended: 1 });
    expect((await change(suspended, open, { name: 'Loud' })).body.code).toBe('suspended');
    expect((await change(suspended, secret, { isPublic: true })).body.code).toBe('suspended');
    expect((await change(suspended, secret, { name: 'Quiet' })).body.name).toBe('Quiet');
    expect((await change(suspended, open, { isPublic: false })).body.isPublic).toBe(false);
  });
});
