import { expect } from '@playwright/test';
import { decibels, dominantHz } from '#sound/testing/hearing.ts';
import { fitSine, measurePulseHz } from '#sound/testing/sine-fit.ts';
import { hear, hearSteady, levelOf, listenTo } from './support/ears.ts';
import {
  becomePremium,
  cardOf,
  enabledOf,
  entryOf,
  openAndListen,
  playButton,
  sliderOf,
  stopButton,
  tuneTo,
} from './support/instrument.ts';
import { test } from './support/journey.ts';

test.use({ bypassCSP: true });

test.describe('for a visitor', () => {
  test('GEN-43 GEN-21 every control has its own name', async ({ page }) => {
    await page.goto('/gen');
    await expect(entryOf(page)).toBeVisible();
    await expect(sliderOf(page)).toBeAttached();
    await expect(page.getByRole('radiogroup', { name: 'Generator 1 wave type' })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Generator 1 volume', exact: true })).toBeVisible();
    await expect(enabledOf(page, 1)).toBeVisible();
    await expect(
      page.getByRole('switch', { name: 'Generator 1 11th Harmonic Mode', exact: true }),
    ).toBeVisible();
    await expect(cardOf(page, 1).getByText('11th Harmonic Mode', { exact: true })).toBeVisible();
    for (const channel of ['Master', 'Music', 'Frequencies', 'River'])
      await expect(page.getByRole('slider', { name: `${channel} volume`, exact: true })).toBeVisible();
    await expect(playButton(page)).toContainText('Play');
    await expect(page.getByRole('button', { name: 'Play music' })).toBeVisible();

    const names = await page
      .getByRole('main')
      .locator('input, button, select, a, [role="slider"]')
      .evaluateAll((controls) =>
        controls.map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim()),
      );
    const named = names.filter((name) => name !== '' && name !== undefined);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  test('GEN-01 GEN-02 GEN-03 GEN-07 three cards: the first is open at 432 Hz, sine, 50 percent; the others say why they are locked', async ({
    page,
  }) => {
    await page.goto('/gen');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
      'Generator 1',
      'Generator 2',
      'Generator 3',
    ]);
    await expect(enabledOf(page, 1)).toBeEnabled();
    await expect(entryOf(page)).toHaveValue('432.00');
    await expect(page.getByRole('radio', { name: 'Generator 1 Sine' })).toBeChecked();
    await expect(page.getByRole('slider', { name: 'Generator 1 volume', exact: true })).toHaveValue('50');
    await expect(enabledOf(page, 1)).toBeChecked();
    for (const generator of [2, 3]) {
      const card = cardOf(page, generator);
      await expect(card.getByText('Premium Feature', { exact: true })).toBeVisible();
      await expect(
        card.getByText('Multiple tone generators are available with a premium subscription.', {
          exact: true,
        }),
      ).toBeVisible();
      const upgrade = card.getByRole('link', { name: 'Upgrade Now' });
      await expect(upgrade).toHaveText('Upgrade Now');
      await expect(upgrade).toHaveAttribute('href', '/subscribe');
      const blur = await card.getByText(/Hz, sine/).evaluate((words) => getComputedStyle(words).filter);
      expect(blur).toContain('blur');
    }
  });

  test('GEN-04 GEN-05 a locked card shows first values, and no hand or key moves it', async ({ page }) => {
    await listenTo(page);
    await page.addInitScript(() => {
      const left = { frequency: 639, waveType: 'square', volume: 0.9, enabled: true, harmonicMode: true };
      const first = { frequency: 432, waveType: 'sine', volume: 0.5, enabled: true, harmonicMode: false };
      localStorage.setItem('sound', JSON.stringify({ generators: [first, left, left] }));
    });
    await page.goto('/gen');
    await expect(cardOf(page, 2)).toContainText('528.00 Hz, sine, 50 %');
    await expect(cardOf(page, 3)).toContainText('396.00 Hz, sine, 50 %');
    for (const generator of [2, 3]) {
      await expect(cardOf(page, generator).locator('input, button, select, [tabindex]')).toHaveCount(0);
      await expect(cardOf(page, generator).getByRole('link')).toHaveCount(1);
    }
    await playButton(page).click();
    await page.getByRole('heading', { name: 'Synchronization' }).click();
    await page.keyboard.press('2');
    await page.keyboard.press('3');
    await hearSteady(page);
    const { left, sampleRate } = await hear(page, 1);
    expect(dominantHz(left, sampleRate)).toBeCloseTo(432, 1);
    expect(decibels(fitSine(left, sampleRate, 639).amplitude)).toBeLessThan(-60);
  });
});

test('GEN-06 GEN-43 a premium member has three open cards, and each can come to the ring', async ({
  page,
  product,
}) => {
  await becomePremium(page, product);
  await page.goto('/gen');
  for (const generator of [1, 2, 3]) {
    await expect(entryOf(page, generator)).toHaveCount(1);
    await expect(sliderOf(page, generator)).toHaveCount(1);
    await expect(
      page.getByRole('switch', { name: `Generator ${generator} 11th Harmonic Mode` }),
    ).toBeEnabled();
  }
  await expect(page.getByText('Premium Feature')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show generator 2 on the dial' }).click();
  const dial = page.getByRole('region', { name: 'Generator 2 dial' });
  await expect(dial.getByLabel('Generator 2 frequency', { exact: true })).toHaveValue('528.00');
  await expect(cardOf(page, 1).getByLabel('Generator 1 frequency', { exact: true })).toHaveValue('432.00');
});

test('GEN-34 GEN-32 a tone below hearing is a pulse on a carrier, and the card says so', async ({ page }) => {
  await openAndListen(page);
  await tuneTo(page, '7.83');
  await expect(cardOf(page, 1).getByText('7.83 Hz pulse on a 200 Hz carrier', { exact: true })).toBeVisible();
  await expect(entryOf(page)).toHaveValue('7.83');
  await playButton(page).click();
  // A pulse never stands still: what is recorded first may be its beginning, and is left out.
  await expect.poll(async () => levelOf(await hear(page, 0.2))).toBeGreaterThan(-50);
  const { left, sampleRate } = await hear(page, 3.2);
  const heard = left.subarray(0.2 * sampleRate);
  expect(measurePulseHz(heard, sampleRate, 200, 7.83)).toBeCloseTo(7.83, 2);
});

test('the values survive a reload, and nothing plays by itself', async ({ page }) => {
  await page.goto('/gen');
  await tuneTo(page, '639');
  // After a change the card is locked for a moment.
  await expect(page.getByRole('group', { name: 'Generator 1 settings' })).toBeEnabled();
  await page.getByRole('slider', { name: 'Generator 1 volume', exact: true }).press('ArrowUp');
  await page.getByRole('radio', { name: 'Pulse' }).click();
  await page.getByRole('slider', { name: 'River volume', exact: true }).fill('77');
  await page.getByLabel('Session duration').selectOption('900');
  await page.getByRole('checkbox', { name: 'Loop' }).check();
  await page.reload();
  await expect(entryOf(page)).toHaveValue('639.00');
  await expect(page.getByRole('slider', { name: 'Generator 1 volume', exact: true })).toHaveValue('51');
  await expect(page.getByRole('radio', { name: 'Pulse' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'River volume', exact: true })).toHaveValue('77');
  await expect(page.getByLabel('Session duration')).toHaveValue('900');
  await expect(page.getByRole('checkbox', { name: 'Loop' })).toBeChecked();
  await expect(playButton(page)).toBeVisible();
});

test.describe('the keyboard', () => {
  test('Space plays and stops, M mutes, 1 switches the generator, ? shows the shortcuts', async ({
    page,
  }) => {
    await page.goto('/gen');
    await expect(playButton(page)).toBeVisible();
    await page.keyboard.press(' ');
    await expect(stopButton(page)).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: 'Player mute' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('M');
    await expect(page.getByRole('button', { name: 'Player mute' })).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('1');
    await expect(enabledOf(page, 1)).not.toBeChecked();
    await expect(playButton(page)).toBeVisible();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('switch', { name: 'Shortcuts switched on' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press(' ');
    await page.reload();
    await expect(playButton(page)).toBeVisible();
    await page.keyboard.press(' ');
    await expect(playButton(page)).toBeVisible();
  });

  test('a key typed into the number is a digit, not a command', async ({ page }) => {
    await page.goto('/gen');
    await entryOf(page).focus();
    await page.keyboard.type('111');
    await expect(entryOf(page)).toHaveValue('111');
    await expect(enabledOf(page, 1)).toBeChecked();
  });
});
