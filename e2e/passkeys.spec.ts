import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { newcomer } from './support/members.ts';

test('a member adds a passkey in the settings, logs in with it, renames it and removes it again', async ({
  page,
  product,
}) => {
  // Browsers know passkeys under a name, never under a number.
  const site = product.url.replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const member = newcomer();
  expect((await page.request.post(`${site}/api/register`, { data: member })).status()).toBe(201);

  await page.goto(`${site}/settings`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('This laptop');
  await page.getByLabel('Your password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('You can log in with This laptop from now on.')).toBeVisible();
  await expect(page.getByText(/^Added .*, not used yet$/)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${site}/auth?returnTo=%2Fsettings`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(`Welcome back, ${member.username}!`)).toBeVisible();
  await expect(page).toHaveURL(`${site}/settings`);
  await expect(page.getByText(/^Added .*, last used /)).toBeVisible();

  await page.getByRole('button', { name: 'Rename This laptop' }).click();
  await page.getByLabel('New name').fill('The old laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Remove The old laptop' }).click();
  await expect(page.getByText('The old laptop')).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto(`${site}/auth`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('That passkey was not accepted.')).toBeVisible();
  expect((await page.request.get(`${site}/api/user`)).status()).toBe(401);
});
