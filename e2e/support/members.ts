import { expect, type Page } from '@playwright/test';

let count = 0;

export interface Member {
  username: string;
  email: string;
  password: string;
}

/** Data of a person who has no account yet; no two are the same. */
export function newcomer(): Member {
  count += 1;
  const username = `guest${process.pid}x${count}`;
  return { username, email: `${username}@example.org`, password: 'a long password' };
}

/** Opens an account in the page's own browser, which is logged in from then on. */
export async function joinAs(page: Page, member = newcomer()): Promise<Member> {
  const answer = await page.request.post('/api/register', { data: member });
  expect(answer.status()).toBe(201);
  return member;
}

/** Opens an account whose session this browser does not have. */
export async function openAccount(page: Page): Promise<Member> {
  const member = await joinAs(page);
  await page.context().clearCookies();
  return member;
}

export async function logIn(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Username or Email').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export const widths = { desktop: 1440, tablet: 834, phone: 390 } as const;

export async function setWidth(page: Page, width: keyof typeof widths): Promise<void> {
  await page.setViewportSize({ width: widths[width], height: width === 'phone' ? 844 : 900 });
}
