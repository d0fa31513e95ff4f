import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Button } from '#web/ui/button.tsx';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { PremiumDialog } from './premium-dialog.tsx';

function Locked() {
  const [about, setAbout] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setAbout('Tartarian Bell')}>Ask</Button>
      <PremiumDialog about={about} onClose={() => setAbout(null)} />
    </>
  );
}

async function open() {
  const location = memoryLocation({ path: '/gen', record: true });
  render(
    <Router hook={location.hook}>
      <Locked />
    </Router>,
  );
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Premium content' })).toBeVisible();
  return location;
}

it('PROG-14 names what is locked, and offers to wait or to go on', async () => {
  await open();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleDescription(/^Tartarian Bell is part of Premium/);
  await settled();
  await expectAccessible();
});

it('PROG-15 Maybe Later closes it and leads nowhere', async () => {
  const { history } = await open();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  expect(history).toEqual(['/gen']);
});

it('PROG-16 Upgrade to Premium leads to the payment page', async () => {
  const { history } = await open();
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect.poll(() => history).toEqual(['/gen', '/subscribe']);
});
