import type { Page } from '@playwright/test';
import { hearSteady, listenTo } from '#e2e/support/ears.ts';
import { newcomer } from '#e2e/support/members.ts';

/** From the landing page to the first sound. Filling a field counts as one; the seconds are the machine's alone. */
export interface WayToSound {
  presses: number;
  fields: number;
  seconds: number;
}

/** A browser whose page lets the recorder in: `bypassCSP`. */
export async function guestsWay(page: Page, url: string): Promise<WayToSound> {
  return walk(page, url, async (press) => {
    await press('link', 'Start Your Journey');
    await press('button', 'Play session');
    return 0;
  });
}

export async function newMembersWay(page: Page, url: string): Promise<WayToSound> {
  return walk(page, url, async (press) => {
    await press('link', 'Log in');
    await press('tab', 'Register');
    const person = newcomer();
    const fields = {
      Username: person.username,
      Email: person.email,
      Password: person.password,
      'Confirm Password': person.password,
    };
    for (const [name, value] of Object.entries(fields))
      await page.getByLabel(name, { exact: true }).fill(value);
    await press('button', 'Continue to Choose Plan');
    await press('button', 'Choose Free');
    await press('button', 'Play session');
    return Object.keys(fields).length;
  });
}

type Press = (role: 'link' | 'button' | 'tab', name: string) => Promise<void>;

async function walk(page: Page, url: string, go: (press: Press) => Promise<number>): Promise<WayToSound> {
  let presses = 0;
  await listenTo(page);
  await page.goto(url);
  const began = performance.now();
  const fields = await go(async (role, name) => {
    await page.getByRole(role, { name, exact: true }).first().click();
    presses += 1;
  });
  await hearSteady(page);
  return { presses, fields, seconds: (performance.now() - began) / 1_000 };
}
