import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { openWithSound } from '#web/bindings/testing/open-with-sound.tsx';
import { expectAccessible } from '#web/ui/testing/render.tsx';
import { Transport } from './transport.tsx';

async function openTransport(): Promise<AppSound> {
  const appSound = await openWithSound(<Transport />);
  await expect.element(length()).toBeVisible();
  return appSound;
}

const length = () => page.getByLabelText('Session duration');
const clock = () => page.getByRole('timer');

describe('how long', () => {
  it('any length beside the eight is one entry away, told on the clock with its hours', async () => {
    await openTransport();
    await userEvent.selectOptions(length(), 'Other…');
    const minutes = page.getByLabelText('Minutes');
    await minutes.fill('0');
    await page.getByRole('button', { name: 'Set length' }).click();
    await expect.element(page.getByText('Please give whole minutes from 1 to 720.')).toBeVisible();
    await minutes.fill('95');
    await page.getByRole('button', { name: 'Set length' }).click();
    await expect.element(length()).toHaveDisplayValue('95 minutes');
    await expect.element(clock()).toHaveTextContent('1:35:00');
  });

  it('a session may have no end', async () => {
    await openTransport();
    await userEvent.selectOptions(length(), 'Other…');
    await page.getByRole('button', { name: 'No end' }).click();
    await expect.element(length()).toHaveDisplayValue('No end');
    await expect.element(clock()).toHaveTextContent('No end');
    await expect.poll(() => page.getByRole('dialog').query(), { timeout: 30_000 }).toBeNull();
    await expectAccessible();
  });

  it('the slow end is on, and off by choice', async () => {
    const appSound = await openTransport();
    expect(appSound.store.get().timer.fades).toBe(true);
    await page.getByRole('checkbox', { name: 'Fade out' }).click();
    expect(appSound.store.get().timer.fades).toBe(false);
  });

  it('a bell at the end is off, and on by choice', async () => {
    const appSound = await openTransport();
    expect(appSound.store.get().timer.bell).toBe(false);
    await page.getByRole('checkbox', { name: 'Bell' }).click();
    expect(appSound.store.get().timer.bell).toBe(true);
  });

  it('music or river alone can be timed, and let on again', async () => {
    const appSound = await openTransport();
    const rest = page.getByRole('button', { name: /^Stop the river after 5 min$/ });
    expect(rest.query()).toBeNull();
    appSound.store.update((state) => ({ ...state, river: { ...state.river, playing: true } }));
    await rest.click();
    expect(appSound.store.get().rest).toMatchObject({ durationSeconds: 300 });
    await expect.element(page.getByText('Music and river', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Let it play on' }).click();
    expect(appSound.store.get()).toMatchObject({ rest: null, river: { playing: true } });
  });
});

describe('while it runs', () => {
  it('TIMER-04 the length says why it cannot be changed, and nothing moves for it', async () => {
    await openTransport();
    const loop = () => page.getByRole('checkbox', { name: 'Loop' }).element().getBoundingClientRect().top;
    const before = loop();
    await page.getByRole('button', { name: 'Play session' }).click();
    await expect.element(length()).toBeDisabled();
    await expect.element(length()).toHaveAccessibleDescription('Stop it to change');
    expect(loop()).toBe(before);
  });
});

describe('what is shown', () => {
  it('TIMER-06 says Starting until the session is on the audio clock, and Active then', async () => {
    const appSound = await openTransport();
    const seen: string[] = [];
    const status = () => document.querySelector('.timer-active')?.textContent ?? '';
    const watch = new MutationObserver(() => seen.push(status()));
    watch.observe(document.body, { subtree: true, characterData: true, childList: true });
    await page.getByRole('button', { name: 'Play session' }).click();
    await expect.poll(status, { timeout: 30_000 }).toBe('Active');
    watch.disconnect();
    expect(seen.find((words) => words !== '')).toBe('Starting…');
    expect(appSound.store.get().session).not.toBeNull();
  });
});
