import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { lockedPreset, preset } from '#web/features/library/testing/preset.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { Page } from './preset-page.tsx';

const home = window.location.href;
let served: Served;
let appSound: AppSound | undefined;

function open(path: string, who: keyof typeof someone = 'visitor') {
  window.history.pushState(null, '', path);
  return render(
    <WithSound
      who={someone[who]}
      onSound={(given) => {
        appSound = given;
      }}
    >
      <Route path={pages.preset.path}>
        <Page />
      </Route>
    </WithSound>,
  );
}

beforeEach(() => {
  served = serve({
    'GET /api/presets': [
      preset(1, { name: 'Liberation', frequencies: [396] }),
      lockedPreset(4, { name: 'Bell of Azov', family: 'Bells', origin: 'A foundry' }),
    ],
    'GET /api/presets/certificates': { version: '0.1.0', certificates: [] },
  });
});
afterEach(() => {
  appSound?.change((state) => ({ ...state, nowPlaying: null }));
  served.stop();
  window.history.pushState(null, '', home);
});

it('a free preset is opened by its link without an account, plays, and can be come back to after the login', async () => {
  open('/library/1');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Liberation' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(appSound?.store.get().nowPlaying).toMatchObject({ owner: 'preset', id: '1', durationSeconds: 600 });
  await expect
    .element(page.getByRole('link', { name: 'Log in and come back here' }))
    .toHaveAttribute('href', '/auth?returnTo=%2Flibrary%2F1');
  await expect.element(page.getByRole('link', { name: 'All presets' })).toHaveAttribute('href', '/gen');
  await settled();
  await expectAccessible();
});

it('on a phone Play and the link stand on one line', async () => {
  await page.viewport(390, 844);
  open('/library/1').style.display = 'block';
  const middle = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    const { top, height } = button.element().getBoundingClientRect();
    return top + height / 2;
  };
  expect(Math.abs((await middle('Copy link')) - (await middle('Play')))).toBeLessThan(4);
  await page.viewport(1280, 900);
});

it('PRESET-32 a locked one says what it is, tells no number, and asks for Premium', async () => {
  open('/library/4', 'member');
  await expect.element(page.getByText('A foundry')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).not.toBeInTheDocument();
  expect(document.querySelector('.preset-view')?.textContent).not.toMatch(/\d Hz/);
  await page.getByRole('button', { name: 'Unlock with Premium' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Premium content' })).toBeVisible();
  await expect.element(page.getByText('Log in and come back here')).not.toBeInTheDocument();
});

it('of an unknown preset is not there', async () => {
  open('/library/999');
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
