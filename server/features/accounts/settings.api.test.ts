import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpOf } from '../../testing/dump.ts';
import { readMails } from '../../testing/mailbox.ts';
import { makePng, toDataUrl } from '../../testing/picture-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';

const SITE = 'https://cymara.test';
const NEW_PASSWORD = 'another horse entirely';

let server: TestServer;
/** A second node on the same database. */
let beside: TestServer;
beforeAll(async () => {
  const env = { PUBLIC_URL: SITE, RATE_LIMIT_SCALE: '100' };
  server = await startTestServer({ env });
  beside = await startTestServer({ env, beside: server });
});
afterAll(async () => {
  await beside.stop();
  await server.stop();
});

let people = 0;
/** Somebody new, with a session here and one on the other node. */
async function somebody() {
  people += 1;
  const name = `person-${people}`;
  const here = server.visitor();
  const { body } = await here.register(name);
  const elsewhere = beside.visitor();
  await elsewhere.post('/api/login', { username: name, password: PASSWORD });
  return { name, email: `${name}@example.org`, id: body.id as number, here, elsewhere };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/user')).status === 200;
const canLogIn = async (username: string, password: string) =>
  (await server.visitor().post('/api/login', { username, password })).status === 200;
const forgot = (email: string, headers?: Record<string, string>) =>
  server.visitor().post('/api/password/forgot', { email }, headers);
const reset = (token: string | undefined, password = NEW_PASSWORD, visitor = server.visitor()) =>
  visitor.post('/api/password/reset', { token, password });
const resetToken = async (email: string) => {
  await forgot(email);
  return (await readMails(server, email)).findLast(({ token }) => token)?.token;
};
const rowsOf = (id: number) =>
  server.database.kysely.selectFrom('mail_links').selectAll().where('user_id', '=', id).execute();

describe('a forgotten password', () => {
  it('ACCT-01 is replaced by a link from a mail, which signs in and ends every other session', async () => {
    const { name, email, here, elsewhere } = await somebody();
    expect((await forgot(email.toUpperCase())).status).toBe(204);
    const [mail] = await readMails(server, email);
    expect(mail?.subject).toBe('A new password for Cymara');
    expect(mail?.text).toContain(`${SITE}/reset-password#token=${mail?.token}`);
    expect(mail?.html).toContain(`href="${SITE}/reset-password#token=${mail?.token}"`);
    const browser = server.visitor();
    const answer = await reset(mail?.token, NEW_PASSWORD, browser);
    expect(answer.status).toBe(200);
    expect(answer.body.username).toBe(name);
    expect(await isSignedIn(browser)).toBe(true);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false]);
    expect([await canLogIn(name, PASSWORD), await canLogIn(name, NEW_PASSWORD)]).toEqual([false, true]);
    const subjects = (await readMails(server, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Cymara password was changed');
  });

  it('T13 of an address that nobody has is answered the same, and nothing is sent', async () => {
    const answer = await forgot('nobody@example.org');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await readMails(server, 'nobody@example.org')).toEqual([]);
  });

  it('T15 gets a link to the site that the operator named, whatever the request says', async () => {
    const { email } = await somebody();
    await forgot(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await readMails(server, email);
    expect(mail?.whole).not.toContain('evil.example');
    expect(mail?.text).toContain(`${SITE}/reset-password#`);
  });

  it('T16 a link works once, not after a newer one, not after its time, and not for another purpose', async () => {
    const { email, id, here } = await somebody();
    const older = await resetToken(email);
    await forgot(email);
    const tokens = (await readMails(server, email)).map(({ token }) => token);
    const newer = tokens.find((token) => token !== older);
    expect((await reset(older)).body).toMatchObject({ code: 'token_invalid' });
    expect((await server.visitor().post('/api/user/email/confirm', { token: newer })).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(newer)).status).toBe(400);
    const late = await resetToken(email);
    await server.database.kysely.updateTable('mail_links').set({ expires_at: 1 }).execute();
    expect((await reset(late)).status).toBe(400);
    for (const wrong of ['', 'x', 'a'.repeat(43)]) expect((await reset(wrong)).status).toBe(400);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await isSignedIn(here)).toBe(false);
  });

  it('T16 is stored as a hash alone', async () => {
    const { email, id } = await somebody();
    const token = await resetToken(email);
    expect(JSON.stringify(await rowsOf(id))).not.toContain(token);
  });

  it('P14 fifty who open the same link at once: one sets the password', async () => {
    const { email } = await somebody();
    const token = await resetToken(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        reset(token, `password number ${index}`, (index % 2 ? server : beside).visitor()),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('P14 a second mail is not sent for the same request, and the sixth request in half an hour sends none', async () => {
    const strict = await startTestServer();
    await strict.visitor().register('Often');
    for (let time = 0; time < 7; time += 1) {
      expect(
        (await strict.visitor().post('/api/password/forgot', { email: 'often@example.org' })).status,
      ).toBe(204);
    }
    const mails = await readMails(strict, 'Often@example.org');
    await strict.stop();
    expect(mails).toHaveLength(5);
  });
});

describe('a new password', () => {
  const change = (visitor: Visitor, currentPassword: string, password = NEW_PASSWORD) =>
    visitor.send('PUT', '/api/user/password', { body: { currentPassword, password } });

  it('ACCT-02 T12 needs the present one, keeps this browser signed in by a new token, and ends all other sessions', async () => {
    const { name, email, here, elsewhere } = await somebody();
    const wrong = await change(here, 'not the password');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    expect(await isSignedIn(elsewhere)).toBe(true);
    const old = here.cookie;
    expect((await change(here, PASSWORD)).status).toBe(204);
    expect(await isSignedIn(here)).toBe(true);
    expect(here.cookie).not.toBe(old);
    const withOld = server.visitor();
    withOld.cookie = old;
    expect([await isSignedIn(withOld), await isSignedIn(elsewhere)]).toEqual([false, false]);
    expect([await canLogIn(name, PASSWORD), await canLogIn(name, NEW_PASSWORD)]).toEqual([false, true]);
    expect((await readMails(server, email)).map(({ subject }) => subject)).toEqual([
      'Your Cymara password was changed',
    ]);
  });

  it('T16 ends links that were asked for before: to another password, and to another address', async () => {
    const { email, here } = await somebody();
    const token = await resetToken(email);
    await here.send('PUT', '/api/user/email', { body: { currentPassword: PASSWORD, email: `x${email}` } });
    const [confirmation] = await readMails(server, `x${email}`);
    await change(here, PASSWORD);
    expect((await reset(token)).status).toBe(400);
    const confirmed = await server.visitor().post('/api/user/email/confirm', { token: confirmation?.token });
    expect(confirmed.body.code).toBe('token_invalid');
  });

  it('P14 no login with the old one that is under way outlives it', async () => {
    const { name, here } = await somebody();
    const visitors = Array.from({ length: 12 }, (_, index) => (index % 2 ? server : beside).visitor());
    const logins = visitors.map((visitor) =>
      visitor.post('/api/login', { username: name, password: PASSWORD }),
    );
    const changed = await change(here, PASSWORD);
    await Promise.all(logins);
    expect(changed.status).toBe(204);
    const still = await Promise.all(visitors.map(isSignedIn));
    expect(still.filter(Boolean)).toEqual([]);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('P14 of two at once one counts', async () => {
    const { here, elsewhere } = await somebody();
    const answers = await Promise.all([
      change(here, PASSWORD, 'the first new one'),
      change(elsewhere, PASSWORD, 'the second new one'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
  });
});

describe('another e-mail address', () => {
  const change = (visitor: Visitor, email: string, currentPassword = PASSWORD) =>
    visitor.send('PUT', '/api/user/email', { body: { currentPassword, email } });
  const confirm = (token: string | undefined) => server.visitor().post('/api/user/email/confirm', { token });

  it('ACCT-02 T36 counts when its link is opened, and the old one is told', async () => {
    const { name, email, here } = await somebody();
    const fresh = `new-${email}`;
    expect((await change(here, fresh, 'wrong password')).status).toBe(403);
    expect((await change(here, fresh)).status).toBe(204);
    expect((await here.get('/api/user')).body.email).toBe(email);
    const [mail] = await readMails(server, fresh);
    expect(mail?.text).toContain(`${SITE}/confirm-email#token=${mail?.token}`);
    expect((await readMails(server, email)).map(({ subject }) => subject)).toEqual([
      'Another email address for your Cymara account',
    ]);
    expect((await confirm(mail?.token)).body).toEqual({ email: fresh });
    expect((await here.get('/api/user')).body.email).toBe(fresh);
    expect([await canLogIn(fresh, PASSWORD), await canLogIn(email, PASSWORD)]).toEqual([true, false]);
    expect(await canLogIn(name, PASSWORD)).toBe(true);
    expect((await confirm(mail?.token)).status).toBe(400);
    expect((await readMails(server, email)).map(({ subject }) => subject)).toContain(
      'The email address of your Cymara account was changed',
    );
  });

  it('is refused when somebody has it, also when they were quicker', async () => {
    const [one, other] = [await somebody(), await somebody()];
    expect((await change(one.here, other.email)).body.code).toBe('taken');
    const wanted = `wanted-${one.name}@example.org`;
    await change(one.here, wanted);
    const [mail] = await readMails(server, wanted);
    await server.visitor().post('/api/register', {
      username: `Quick-${one.id}`,
      email: wanted,
      password: PASSWORD,
      isPremium: false,
    });
    expect((await confirm(mail?.token)).body.code).toBe('taken');
    expect((await one.here.get('/api/user')).body.email).toBe(one.email);
  });

  it('ends a link to a new password that lies in the old mailbox', async () => {
    const { email, here } = await somebody();
    const token = await resetToken(email);
    await change(here, `moved-${email}`);
    const [mail] = await readMails(server, `moved-${email}`);
    await confirm(mail?.token);
    expect((await reset(token)).status).toBe(400);
  });
});

describe('the sessions of an account', () => {
  it('are listed with what they are on, and each can be ended by its owner', async () => {
    const { here, name } = await somebody();
    const phone = server.visitor();
    await phone.post(
      '/api/login',
      { username: name, password: PASSWORD },
      { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' },
    );
    const { body: sessions } = await here.get('/api/user/sessions');
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    const onPhone = sessions.find(({ device }: { device: string }) => device === 'Firefox on Android');
    const stranger = await somebody();
    expect((await stranger.here.send('DELETE', `/api/user/sessions/${onPhone.id}`)).status).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await here.send('DELETE', `/api/user/sessions/${onPhone.id}`)).status).toBe(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await here.send('DELETE', `/api/user/sessions/${onPhone.id}`)).status).toBe(404);
    expect((await here.send('DELETE', '/api/user/sessions/%25')).status).toBe(404);
  });

  it('ACCT-03 T12 are all ended but this one by signing out everywhere, on every node', async () => {
    const { here, elsewhere } = await somebody();
    const stranger = await somebody();
    expect((await here.post('/api/logout-all')).status).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await isSignedIn(stranger.here)).toBe(true);
  });
});

const picture = (side: number) => toDataUrl(makePng(side, side));

describe('all data of a member', () => {
  it('ACCT-04 comes as one file, with pictures, and without secrets or what is of others', async () => {
    const { here, name, email } = await somebody();
    const stranger = await somebody();
    await here.post('/api/community/posts', { content: 'A post of mine', imageUrl: picture(6) });
    await stranger.here.post('/api/community/posts', { content: 'Not mine' });
    const answer = await here.get('/api/user/export');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="cymara-data.json"');
    expect(answer.body.users).toMatchObject([{ username: name, email }]);
    expect(answer.body.posts).toMatchObject([{ content: 'A post of mine' }]);
    expect(answer.body.sessions).toHaveLength(2);
    const [kept] = answer.body.pictures;
    const shown = await here.get(`/api/images/${kept.hash}`);
    expect(Buffer.from(kept.base64, 'base64').equals(shown.bytes)).toBe(true);
    expect(answer.text).not.toMatch(/argon2|token_hash|Not mine/);
    expect((await server.visitor().get('/api/user/export')).status).toBe(401);
  });

  it('T36 is sent three times a day', async () => {
    const strict = await startTestServer();
    const member = await strict.member();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await member.get('/api/user/export')).status);
    await strict.stop();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('an account that is deleted', () => {
  const remove = (visitor: Visitor, currentPassword = PASSWORD) =>
    visitor.send('DELETE', '/api/user', { body: { currentPassword } });

  it('ACCT-05 T36 needs the password, and is gone with all that belonged to it, in every table', async () => {
    const { here, elsewhere, name, email } = await somebody();
    const other = await somebody();
    await here.post('/api/community/posts', { content: 'Canary words', imageUrl: picture(11) });
    await here.post('/api/community/posts', { content: 'Canary words too', imageUrl: picture(12) });
    await other.here.post('/api/community/posts', { content: 'The same picture', imageUrl: picture(12) });
    await forgot(email);
    expect((await remove(here, 'wrong password')).status).toBe(403);
    expect(await isSignedIn(here)).toBe(true);
    expect((await remove(here)).status).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false]);
    expect(await canLogIn(name, PASSWORD)).toBe(false);
    expect((await readMails(server, email)).map(({ subject }) => subject)).toContain(
      'Your Cymara account is deleted',
    );
    for (const [table, text] of await dumpOf(server.database))
      for (const canary of [`"${name}"`, email, 'canary'])
        expect(text.toLowerCase().includes(canary), `${canary} in ${table}`).toBe(false);
    const pictures = await server.database.kysely
      .selectFrom('posts')
      .select('image')
      .where('image', 'is not', null)
      .execute();
    const kept = await server.database.kysely.selectFrom('pictures').select('hash').execute();
    expect(new Set(kept.map(({ hash }) => hash))).toEqual(new Set(pictures.map(({ image }) => image)));
    expect((await server.visitor().register(name)).status).toBe(201);
  });

  it('P14 is not the last administrator, also when two leave at once', async () => {
    const alone = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
    const [one, other] = [await alone.member({ is_admin: 1 }), await alone.member({ is_admin: 1 })];
    const statuses = (await Promise.all([remove(one), remove(other)])).map(({ status }) => status);
    const left = await alone.database.kysely.selectFrom('users').select('id').execute();
    await alone.stop();
    expect(statuses.sort()).toEqual([204, 409]);
    expect(left).toHaveLength(1);
  });
});
