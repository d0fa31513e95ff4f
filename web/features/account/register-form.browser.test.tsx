import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { forgetFilledIn, lastFilledIn, wipePendingRegistration } from './pending-registration.ts';
import { RegisterForm } from './register-form.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const fine = {
  Username: 'Ada',
  Email: 'ada@example.org',
  Password: 'a long password',
  'Confirm Password': 'a long password',
};

let history: string[];
let answers: { username: string | null; email: string | null };
const sentTo = () => vi.mocked(window.fetch).mock.calls.map(([address]) => address);

beforeEach(() => {
  sessionStorage.clear();
  answers = { username: null, email: null };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answers));
  const place = memoryLocation({ path: '/auth', record: true });
  history = place.history;
  render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      <RegisterForm />
    </Router>,
  );
});

afterEach(() => {
  // Whether a name is free is asked; nothing else is sent, whatever was typed.
  expect(sentTo().filter((address) => address !== '/api/register/check')).toEqual([]);
  forgetFilledIn();
  vi.restoreAllMocks();
  wipePendingRegistration();
  dismissToast();
});

async function send(change: Partial<typeof fine>) {
  for (const [name, value] of Object.entries({ ...fine, ...change })) await field(name).fill(value);
  await page.getByRole('button', { name: 'Continue to Choose Plan' }).click();
}

it('AUTH-12 AUTH-13 has four fields, its button and the hint about plans', () => {
  const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual(['Username', 'Email', 'Password', 'Confirm Password']);
  expect(page.getByRole('button', { name: 'Continue to Choose Plan' }).query()).not.toBeNull();
  expect(page.getByText('You choose a free or a premium plan on the next page.').query()).not.toBeNull();
});

describe('a name or an address that somebody has', () => {
  it('is told at its field when it is left, and keeps the form where it is until it is another one', async () => {
    answers = { username: 'That username is already in use.', email: null };
    await field('Username').fill('Ada');
    await field('Email').click();
    await expect.element(page.getByText('That username is already in use.')).toBeVisible();
    await send({});
    expect(history).toEqual(['/auth']);
    answers = { username: null, email: null };
    await send({ Username: 'Ada2' });
    await expect.poll(() => history.at(-1), { timeout: 30_000 }).toBe('/plans-page');
  });

  it('is not asked for what breaks a rule anyway, and a question without answer holds nobody up', async () => {
    await field('Username').fill('ab');
    await field('Email').click();
    expect(sentTo()).toEqual([]);
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    await send({});
    await expect.poll(() => history.at(-1), { timeout: 30_000 }).toBe('/plans-page');
  });
});

describe('whoever comes back from the plans', () => {
  it('finds name and address as they were, and never the password', async () => {
    await send({});
    await expect.poll(() => history.at(-1), { timeout: 30_000 }).toBe('/plans-page');
    wipePendingRegistration();
    expect(lastFilledIn()).toEqual({ username: 'Ada', email: 'ada@example.org' });
    expect(JSON.stringify(sessionStorage)).not.toContain('a long password');
  });
});

describe('a mistake is told at its field, and nothing else happens', () => {
  it.each([
    ['AUTH-14 AUTH-19 a name that is too short', 'Username', 'ab', 'Username must be at least 3 characters'],
    [
      'AUTH-15 AUTH-19 a name that is too long',
      'Username',
      'a'.repeat(21),
      'Username cannot exceed 20 characters',
    ],
    ['AUTH-16 AUTH-19 an address that is none', 'Email', 'ada@example', 'Please enter a valid email'],
    [
      'AUTH-17 AUTH-19 a password that is too short',
      'Password',
      '12345',
      'Password must be at least 6 characters',
    ],
    [
      'AUTH-18 AUTH-19 a confirmation that differs',
      'Confirm Password',
      'something else',
      "Passwords don't match",
    ],
  ])('%s', async (_, name, value, message) => {
    await send(name === 'Password' ? { Password: value, 'Confirm Password': value } : { [name]: value });
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(history).toEqual(['/auth']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('AUTH-17 AUTH-18 a confirmation that differs is told together with a password that is too short', async () => {
    await send({ Password: '12345', 'Confirm Password': '54321' });
    await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect.element(page.getByText("Passwords don't match")).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});

it.each([3, 20])('AUTH-15 a username of exactly %i characters is accepted', async (length) => {
  await send({ Username: 'x'.repeat(length) });
  await expect.poll(() => history).toEqual(['/auth', '/plans-page']);
  expect(sessionStorage.getItem('registrationData')).toContain(`"${'x'.repeat(length)}"`);
});
