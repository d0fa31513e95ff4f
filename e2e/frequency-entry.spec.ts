import { expect } from '@playwright/test';
import { clickDbr, dominantHz, rms } from '#sound/testing/hearing.ts';
import { hear, hearSteady, hearTone, hearWhile } from './support/ears.ts';
import {
  cardOf,
  entryOf,
  openAndListen,
  playButton,
  sliderOf,
  stopButton,
  tuneTo,
} from './support/instrument.ts';
import { test } from './support/journey.ts';
import { setWidth } from './support/members.ts';

test.use({ bypassCSP: true });

test('GEN-35 the tone that reaches the speakers has the displayed frequency within 0.01 Hz', async ({
  page,
}) => {
  await openAndListen(page);
  await playButton(page).click();
  for (const hz of ['432', '528.37', '1999.99', '9000']) {
    await tuneTo(page, hz);
    await hearTone(page, Number(hz));
    const shown = Number(await entryOf(page).inputValue());
    const { left, right, sampleRate } = await hear(page, 1.5);
    expect(shown).toBe(Number(hz));
    expect(Math.abs(dominantHz(left, sampleRate) - shown), hz).toBeLessThan(0.01);
    expect(Math.abs(dominantHz(right, sampleRate) - shown), hz).toBeLessThan(0.01);
  }
});

test('GEN-09 20000.1, 0.09 and abc change neither the number nor the tone', async ({ page }) => {
  await page.clock.install();
  await openAndListen(page);
  await playButton(page).click();
  await hearSteady(page);
  const typeNonsense = async () => {
    for (const text of ['20000.1', 'abc', '0.09', '-5', '']) {
      await entryOf(page).fill(text);
      // Long past the delay after which a typed number would be taken.
      await page.clock.fastForward(2_000);
      await expect(sliderOf(page)).toHaveValue('432');
      await entryOf(page).press('Escape');
      await expect(entryOf(page)).toHaveValue('432.00');
    }
  };
  const { left, sampleRate } = await hearWhile(page, typeNonsense, 0.3);
  expect(dominantHz(left, sampleRate)).toBeCloseTo(432, 2);
  expect(clickDbr(left, sampleRate, { from: 0.1, to: left.length / sampleRate }, rms(left))).toBeLessThan(
    -95,
  );
  await tuneTo(page, '20000');
  await tuneTo(page, '0.1');
});

test('GEN-10 GEN-12 the slider covers 0.1 to 2000 in steps of 0.01, stands at its end above that, and speaks its unit', async ({
  page,
}) => {
  await page.goto('/gen');
  await tuneTo(page, '528');
  const slider = sliderOf(page);
  await expect(slider).toHaveAttribute('aria-valuetext', '528 hertz, C5 plus 16 cents');
  await slider.press('ArrowRight');
  await expect(entryOf(page)).toHaveValue('528.01');
  await slider.press('PageUp');
  await expect(entryOf(page)).toHaveValue('528.11');
  await slider.press('Home');
  await expect(entryOf(page)).toHaveValue('0.10');
  await slider.press('End');
  await expect(entryOf(page)).toHaveValue('2000.00');
  await slider.press('Delete');
  await expect(entryOf(page)).toHaveValue('432.00');
  await tuneTo(page, '5000');
  await entryOf(page).blur();
  await expect(entryOf(page)).toHaveValue('5000.00');
  await expect(slider).toHaveValue('2000');
  await expect(slider).toHaveAttribute('aria-valuetext', /^5000 hertz, /);
});

test('the tape opens under the number that has the focus, and tunes by 1, 0.1, 0.01 and octaves', async ({
  page,
}) => {
  await page.goto('/gen');
  const tape = page.getByRole('slider', { name: 'Generator 1 fine tuning' });
  await expect(tape).toHaveCount(0);
  await entryOf(page).focus();
  await expect(tape).toBeVisible();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Generator 1 1 hertz higher');
  await press('Generator 1 +0.1 hertz');
  await press('Generator 1 −0.01 hertz');
  await expect(entryOf(page)).toHaveValue('433.09');
  await press('Generator 1 ×2, one octave higher');
  await expect(entryOf(page)).toHaveValue('866.18');
  await press('Generator 1 ×½, one octave lower');
  await expect(entryOf(page)).toHaveValue('433.09');
  const box = await tape.boundingBox();
  if (!box) throw new Error('no tape');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 90, middle.y, { steps: 5 });
  await page.mouse.up();
  await expect(entryOf(page)).toHaveValue('443.09');
  await page.getByRole('switch', { name: 'Generator 1 enabled' }).focus();
  await expect(tape).toHaveCount(0);

  const number = await entryOf(page).boundingBox();
  if (!number) throw new Error('no number');
  const on = { x: number.x + number.width / 2, y: number.y + number.height / 2 };
  await page.mouse.move(on.x, on.y);
  await page.mouse.down();
  await page.mouse.move(on.x + 45, on.y, { steps: 5 });
  await expect(tape).toBeVisible();
  await page.mouse.up();
  await expect(entryOf(page)).toHaveValue('438.09');
  await expect(tape).toHaveCount(0);
});

test('GEN-39 GEN-11 the tone follows a moving ring at once; the value is committed when it rests', async ({
  page,
}) => {
  await openAndListen(page);
  await setWidth(page, 'desktop');
  await playButton(page).click();
  await expect(stopButton(page)).toBeVisible();
  const dial = await page.getByTestId('dial').boundingBox();
  if (!dial) throw new Error('no dial');
  // The top of the ring is its middle: 0.1 · √20000 Hz. Its line runs at 304 of the 328 parts of the half width.
  const top = { x: dial.x + dial.width / 2, y: dial.y + (dial.height * 24) / 656 };
  await page.mouse.move(top.x, top.y);
  await page.mouse.down();
  await page.mouse.move(top.x + 3, top.y);
  const shown = Number(await entryOf(page).inputValue());
  expect(shown).toBeGreaterThan(12);
  expect(shown).toBeLessThan(17);
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('sound') ?? '{}').generators?.[0]?.frequency);
  await page.mouse.up();
  await expect.poll(stored).toBe(shown);
  await expect(cardOf(page, 1)).toContainText('pulse on a 200 Hz carrier');
});
