import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Served, serve } from '#web/api/testing/served.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { StaffDesk } from './staff-desk.tsx';

const wait = { timeout: 30_000 };
const hourAgo = new Date(Date.now() - 2 * 3_600_000).toISOString();
const report = (reporter: string, reason: string) => ({ reporter, reason, createdAt: hourAgo });
const subject = (kind: string, id: number, changes: object = {}) => ({
  kind,
  id,
  authorId: 9,
  author: 'lost_signal',
  text: `Words ${id}`,
  imageUrl: null,
  createdAt: hourAgo,
  moderation: null,
  ...changes,
});
const context = (changes: object = {}) => ({
  program: null,
  before: [],
  after: [],
  alsoBy: [],
  author: {
    id: 9,
    username: 'lost_signal',
    since: '2026-03-02T10:00:00.000Z',
    isStaff: false,
    madeCount: 41,
    hiddenCount: 1,
    suspendedCount: 0,
    suspension: null,
  },
  ...changes,
});
const said = (id: number, author: string, text: string) => ({ id, author, text, createdAt: hourAgo });
const member = (id: number, username: string, changes: object = {}) => ({
  id,
  username,
  email: null,
  isPremium: false,
  isAdmin: false,
  isModerator: false,
  isSuspended: false,
  suspension: null,
  createdAt: '2026-03-02T10:00:00.000Z',
  ...changes,
});

let served: Served;
beforeEach(async () => {
  await page.viewport(1440, 1000);
  served = serve({
    'GET /api/admin/reports': [
      subject('comment', 5, { reports: [report('river', 'It is my post.'), report('slow', 'Unkind.')] }),
      subject('post', 6, {
        authorId: null,
        author: 'Guest',
        reports: [],
        moderation: { state: 'held', reason: 'It has several links.' },
      }),
    ],
    'GET /api/admin/hidden': [
      subject('post', 7, {
        author: 'night_bus',
        moderation: { state: 'hidden', reason: 'Advertising' },
        hiddenBy: 'moss',
        hiddenAt: '2026-11-09T19:14:00.000Z',
      }),
    ],
    'GET /api/admin/comment/5': context({
      program: { id: 12, name: 'Harbour', author: 'river' },
      before: [said(3, 'river', 'Third evening')],
      after: [said(8, 'slow', 'Not called for')],
    }),
    'GET /api/admin/post/6': context({ author: null }),
    'GET /api/admin/post/7': context({ alsoBy: [said(2, 'night_bus', 'Buy candles')] }),
    'GET /api/admin/users': [member(9, 'lost_signal'), member(10, 'moss', { isModerator: true })],
    'GET /api/admin/audit': [
      {
        id: 1,
        at: hourAgo,
        actor: 'moss',
        actorId: 10,
        action: 'hide-post',
        subjectKind: 'post',
        subjectId: 7,
        subjectName: 'night_bus',
        reason: 'Advertising',
      },
    ],
  });
});
afterEach(() => {
  served.stop();
  dismissToast();
});

const open = (role: { isAdmin?: true; isModerator?: true }) =>
  render(
    <WithSound who={{ ...someone.member, ...role }}>
      <StaffDesk />
    </WithSound>,
  );
const button = (name: string | RegExp) => page.getByRole('button', { name });
const sent = (call: string) => served.calls.filter((one) => one.call === call);

describe('the queue', () => {
  it('ADMIN-02 shows what was reported in its context, with what people said and who wrote it', async () => {
    open({ isModerator: true });
    await expect.element(page.getByText('2 things wait. The oldest came 2 h ago.'), wait).toBeVisible();
    await expect.element(page.getByText('Words 5')).toBeVisible();
    for (const words of ['Third evening', 'Not called for', 'It is my post.', 'Unkind.', 'March 2, 2026'])
      await expect.element(page.getByText(words, { exact: true }), wait).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Harbour' }))
      .toHaveAttribute('href', '/community/programs/12');
    await settled();
    await expectAccessible();
  });

  it('ADMIN-03 hides with a reason, which is asked for first, and goes on to the next', async () => {
    served.answer('POST /api/admin/comment/5/hide', 204, null);
    open({ isModerator: true });
    await button('Hide').click();
    await expect.element(page.getByText('Please say why'), wait).toBeVisible();
    expect(sent('POST /api/admin/comment/5/hide')).toEqual([]);
    await button('Unkind to a member').click();
    served.answer('GET /api/admin/reports', 200, [
      subject('post', 6, {
        authorId: null,
        author: 'Guest',
        reports: [],
        text: 'Links',
        moderation: { state: 'held', reason: 'It has several links.' },
      }),
    ]);
    await button('Hide').click();
    await expect.element(page.getByText('It is out of view'), wait).toBeVisible();
    expect(sent('POST /api/admin/comment/5/hide')[0]?.body).toEqual({ reason: 'Unkind to a member' });
    await expect.element(page.getByRole('heading', { name: 'Post by a guest' }), wait).toBeInTheDocument();
  });

  it('ADMIN-04 restores what was hidden, with or without a word, by the keyboard too', async () => {
    served.answer('POST /api/admin/post/7/restore', 204, null);
    open({ isModerator: true });
    await expect.element(button(/^Comment by lost_signal/), wait).toBeVisible();
    (button(/^Comment by lost_signal/).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(page.getByText('Buy candles'), wait).toBeVisible();
    await button('Restore').click();
    await expect.element(page.getByText('It is in view'), wait).toBeVisible();
    expect(sent('POST /api/admin/post/7/restore')[0]?.body).toEqual({});
  });

  it('ADMIN-05 deletes only after a reason and a question', async () => {
    served.answer('POST /api/admin/comment/5/delete', 204, null);
    open({ isModerator: true });
    await page.getByLabelText(/^Why/).fill('Unkind');
    await button('Delete').click();
    expect(sent('POST /api/admin/comment/5/delete')).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('It is deleted'), wait).toBeVisible();
    expect(sent('POST /api/admin/comment/5/delete')[0]?.body).toEqual({ reason: 'Unkind' });
  });

  it('ADMIN-06 suspends the author, with a reason and an end', async () => {
    served.answer('POST /api/admin/users/9/suspend', 200, member(9, 'lost_signal', { isSuspended: true }));
    open({ isModerator: true });
    await page.getByLabelText(/^Why/).fill('Unkind');
    await button('Suspend from posting').click();
    const dialog = page.getByRole('dialog', { name: 'Suspend lost_signal from posting' });
    await expect.element(dialog.getByLabelText('Why'), wait).toHaveValue('Unkind');
    await dialog.getByLabelText('For how long').selectOptions('One day');
    const asked = Date.now();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect.element(page.getByText('lost_signal is suspended from posting'), wait).toBeVisible();
    const body = sent('POST /api/admin/users/9/suspend')[0]?.body as Record<string, string> | undefined;
    expect(body?.reason).toBe('Unkind');
    expect(Math.abs(Date.parse(body?.until ?? '') - asked - 24 * 3_600_000)).toBeLessThan(60_000);
  });

  it('says so when nothing waits, and when it could not be loaded, with a way to try again', async () => {
    served.answer('GET /api/admin/reports', 500, { message: 'x' });
    open({ isModerator: true });
    await expect.element(page.getByText('The reports could not be loaded'), wait).toBeVisible();
    served.answer('GET /api/admin/reports', 200, []);
    served.answer('GET /api/admin/hidden', 200, []);
    await button('Try again').click();
    await expect.element(page.getByText('Nothing waits', { exact: true }), wait).toBeVisible();
  });

  it('a refusal is told in the server’s words, and the thing stays', async () => {
    const message = 'What an administrator made is for administrators to judge.';
    served.answer('POST /api/admin/comment/5/restore', 403, { message, code: 'forbidden' });
    open({ isModerator: true });
    await button('Leave it').click();
    await expect.element(page.getByText(message), wait).toBeVisible();
    await expect.element(page.getByText('Words 5')).toBeVisible();
  });
});

describe('people and the log', () => {
  it('ADMIN-10 a moderator gets neither switches nor the log', async () => {
    open({ isModerator: true });
    await page.getByRole('tab', { name: 'People' }).click();
    await expect.element(page.getByText('lost_signal').first(), wait).toBeVisible();
    expect(page.getByRole('switch').elements()).toEqual([]);
    expect(page.getByRole('tab').elements()).toHaveLength(2);
    // Another moderator is not a moderator's to suspend.
    await expect.element(button('More about lost_signal')).toBeVisible();
    await expect.element(button('More about moss')).not.toBeInTheDocument();
  });

  it('ADMIN-08 ADMIN-09 an administrator gives a role or premium, the password entered again', async () => {
    served.answer('PUT /api/admin/users/9/roles', 403, {
      message: 'That is not your present password.',
      code: 'wrong_password',
    });
    open({ isAdmin: true });
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('switch', { name: 'Moderator: lost_signal' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Make lost_signal a moderator?' }), wait)
      .toBeVisible();
    await button('Confirm').click();
    await expect.element(page.getByText('Please enter your password'), wait).toBeVisible();
    await page.getByLabelText('Your password', { exact: true }).fill('wrong');
    await button('Confirm').click();
    await expect.element(page.getByText('That is not your present password.'), wait).toBeVisible();
    served.answer('PUT /api/admin/users/9/roles', 200, member(9, 'lost_signal', { isModerator: true }));
    await page.getByLabelText('Your password', { exact: true }).fill('right');
    await button('Confirm').click();
    await expect.element(page.getByText('lost_signal is a moderator now.'), wait).toBeVisible();
    expect(sent('PUT /api/admin/users/9/roles').at(-1)?.body).toEqual({
      isModerator: true,
      currentPassword: 'right',
    });
    await settled();
    await expectAccessible();
  });

  it('D16 members are looked for by name once the typing rests; nobody found is said', async () => {
    served.answer('GET /api/admin/users?q=zed', 200, []);
    open({ isModerator: true });
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByLabelText('Find a name').fill('zed');
    await expect.element(page.getByText('Nobody’s name begins with “zed”'), wait).toBeVisible();
  });

  it('ADMIN-11 on a phone the log is no wider than the window', async () => {
    await page.viewport(390, 844);
    open({ isAdmin: true });
    await page.getByRole('tab', { name: 'Audit log' }).click();
    await expect.element(button('Premium'), wait).toBeInTheDocument();
    // The topics run on into the gutter of 20 pixels, which the page has around the desk.
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390 + 20);
  });

  it('ADMIN-11 the log is read by topic and by who did it', async () => {
    open({ isAdmin: true });
    await page.getByRole('tab', { name: 'Audit log' }).click();
    await expect.element(page.getByText('Advertising', { exact: true }), wait).toBeVisible();
    await button('Suspension').click();
    await expect.poll(() => served.asked, wait).toContain('GET /api/admin/audit?topic=suspension');
    await button('All').click();
    await button('moss: show only what moss did').click();
    await expect.poll(() => served.asked, wait).toContain('GET /api/admin/audit?actorId=10');
    await expect.element(button('Only moss'), wait).toBeVisible();
    await settled();
    await expectAccessible();
  });
});
