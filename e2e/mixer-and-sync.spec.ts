import { expect } from '@playwright/test';
import { dominantHz, leakageDb } from '#sound/testing/hearing.ts';
import { hear, hearSteady, hearTone, levelOf } from './support/ears.ts';
import { becomePremium, cardOf, enabledOf, openAndListen, playButton } from './support/instrument.ts';
import { test } from './support/journey.ts';

test.use({ bypassCSP: true });

test('SYNC-11 SYNC-07 binaural is one tone in each ear, and the page says that headphones are needed', async ({
  page,
}) => {
  await openAndListen(page);
  await expect(page.getByText('Headphones are needed for Binaural.')).toBeVisible();
  await page.getByRole('radio', { name: 'Binaural' }).click();
  await playButton(page).click();
  await hearSteady(page);
  const { left, right, sampleRate } = await hear(page, 1.5);
  expect(Math.abs(dominantHz(left, sampleRate) - 432)).toBeLessThan(0.01);
  expect(Math.abs(dominantHz(right, sampleRate) - 437)).toBeLessThan(0.01);
  expect(leakageDb(left, right, sampleRate, 432)).toBeLessThan(-60);
  await expect(cardOf(page, 1)).toContainText('432 Hz in the left ear, 437 Hz in the right');
});

test('SYNC-01 SYNC-08 SYNC-10 the mode starts no sound, and changes the sound that plays', async ({
  page,
  product,
}) => {
  await becomePremium(page, product);
  await openAndListen(page);
  const modes = page.getByRole('group', { name: 'Synchronization mode' });
  await expect(modes.getByRole('radio')).toHaveCount(3);
  await expect(modes.getByRole('radio', { name: 'Sync', exact: true })).toBeChecked();
  await modes.getByRole('radio', { name: 'Pulse' }).click();
  await expect(playButton(page)).toBeVisible();
  await expect(cardOf(page, 2)).toContainText('Sounds at 529.5 Hz');
  await enabledOf(page, 1).click();
  await expect(enabledOf(page, 1)).not.toBeChecked();
  await enabledOf(page, 2).click();
  await hearTone(page, 529.5);
  const pulse = await hear(page, 1);
  expect(dominantHz(pulse.left, pulse.sampleRate)).toBeCloseTo(529.5, 2);
  await modes.getByRole('radio', { name: 'Sync', exact: true }).click();
  await hearTone(page, 528);
  const sync = await hear(page, 1);
  expect(dominantHz(sync.left, sync.sampleRate)).toBeCloseTo(528, 2);
});

test('MIX-02 MIX-03 the mixer starts at 60, 50, 40, 40, and tells how each channel stands', async ({
  page,
}) => {
  await page.goto('/gen');
  const mixer = page.getByRole('region', { name: 'Master Sound Mixer' });
  for (const [channel, percent] of [
    ['Master', '60'],
    ['Music', '50'],
    ['Frequencies', '40'],
    ['River', '40'],
  ] as const) {
    const fader = mixer.getByRole('slider', { name: `${channel} volume`, exact: true });
    await expect(fader).toHaveValue(percent);
    await expect(fader).toHaveAttribute('step', '1');
    await expect(mixer.getByLabel(`${channel} volume, typed`)).toHaveValue(`${percent} %`);
  }
  await expect(mixer.getByRole('listitem')).toHaveText(['Frequencies Idle', 'Music Stopped', 'River Ready']);
  await playButton(page).click();
  await expect(mixer.getByRole('listitem').first()).toHaveText('Frequencies Active');
  await mixer.getByRole('slider', { name: 'Master volume', exact: true }).press('PageDown');
  await expect(mixer.getByLabel('Master volume, typed')).toHaveValue('50 %');
});

test('MIX-06 MIX-04 the faders scale what is heard', async ({ page }) => {
  await openAndListen(page);
  await playButton(page).click();
  await hearSteady(page);
  const level = async () => levelOf(await hear(page, 0.5));
  const before = await level();
  await page.getByRole('slider', { name: 'Frequencies volume', exact: true }).fill('80');
  await expect.poll(async () => (await level()) - before).toBeCloseTo(6.02, 1);
  await page.getByRole('slider', { name: 'Master volume', exact: true }).fill('30');
  await expect.poll(async () => (await level()) - before).toBeCloseTo(0, 1);
});
