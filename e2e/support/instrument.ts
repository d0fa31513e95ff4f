import { expect, type Page } from '@playwright/test';
import { engineDelays } from '#contract/rules/sound-defaults.ts';
import { listenTo } from './ears.ts';
import { joinAs } from './members.ts';
import type { Product } from './product.ts';

/** The controls of the generator page, found as a listener finds them: by their names. */

export const entryOf = (page: Page, generator = 1) =>
  page.getByLabel(`Generator ${generator} frequency`, { exact: true });

export const sliderOf = (page: Page, generator = 1) =>
  page.getByRole('slider', { name: `Generator ${generator} frequency slider`, exact: true });

export const cardOf = (page: Page, generator: number) =>
  page.getByRole('article', { name: `Generator ${generator}`, exact: true });

export const enabledOf = (page: Page, generator: number) =>
  page.getByRole('switch', { name: `Generator ${generator} enabled`, exact: true });

export const playButton = (page: Page) => page.getByRole('button', { name: 'Play session' });
export const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop session' });

export async function openAndListen(page: Page): Promise<void> {
  await listenTo(page);
  await page.goto('/gen');
  await expect(playButton(page)).toBeVisible();
}

/** Types a number and waits until the page has taken it. */
export async function tuneTo(page: Page, hz: string, generator = 1): Promise<void> {
  await entryOf(page, generator).fill(hz);
  await expect(sliderOf(page, generator)).toHaveValue(String(Math.min(2000, Number(hz))));
}

export async function becomePremium(page: Page, product: Pick<Product, 'admin'>): Promise<void> {
  const { username } = await joinAs(page);
  await product.admin('grant-premium', username);
}

/**
 * After this a start of the same thing is not merged with the one before. The page's clock must have been installed;
 * the audio clock goes its own way.
 */
export async function passMergeTime(page: Page): Promise<void> {
  await page.clock.fastForward(engineDelays.toggleMergeMs + 100);
}
