import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { oneTone } from '#sound/state/one-tone.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { usePlayPatch } from '#web/bindings/sound/use-patch.ts';
import { openWithSound } from '#web/bindings/testing/open-with-sound.tsx';
import { expectAccessible } from '#web/ui/testing/render.tsx';
import { Player } from './player.tsx';
import { Shortcuts } from './shortcuts.tsx';

async function openPlayer(): Promise<AppSound> {
  const appSound = await openWithSound(
    <>
      <Player isAboveNav={false} />
      <button type="button">Preset</button>
      <Adagio />
      <Shortcuts openGenerators={1} onToggleGenerator={() => {}} onSearch={() => {}} />
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Preset' })).toBeVisible();
  return appSound;
}

const bar = () => page.getByRole('region', { name: 'Player' });

/** Stands for a page that plays something of its own. */
function Adagio() {
  const { play } = usePlayPatch();
  const patch = oneTone(66, 0.5);
  return (
    <button
      type="button"
      onClick={() => play('preset', { id: '5', title: 'Adagio', patch, durationSeconds: 600 })}
    >
      Adagio
    </button>
  );
}

async function openWithAdagio(): Promise<AppSound> {
  const appSound = await openPlayer();
  await page.getByRole('button', { name: 'Adagio' }).click();
  return appSound;
}

describe('the bar', () => {
  it('keeps what was stopped, and plays it again', async () => {
    const appSound = await openWithAdagio();
    await expect.element(bar()).toHaveTextContent('Adagio');
    await bar().getByRole('button', { name: 'Player stop' }).click();
    await expect.element(bar()).toHaveTextContent('Adagio');
    await bar().getByRole('button', { name: 'Player play' }).click();
    expect(appSound.store.get().nowPlaying).toMatchObject({ owner: 'preset', id: '5' });
  });

  it('keeps the countdown of the session in sight while it is about the river, and names the plate of a figure', async () => {
    const appSound = await openWithAdagio();
    await expect
      .element(bar().getByRole('img', { name: 'Figure of 66.00 Hz on the small plate' }))
      .toBeVisible();
    flushSync(() =>
      appSound.store.update((state) => ({ ...state, river: { ...state.river, playing: true } })),
    );
    await expect.element(bar()).toHaveTextContent('Session');
    await expect.element(bar()).toHaveTextContent(/Session \d?\d:\d\d left/);
    flushSync(() => appSound.change((state) => ({ ...state, nowPlaying: null })));
    await expect.poll(() => bar().element().textContent, { timeout: 30_000 }).not.toContain('Session');
  });

  it('tells the time that is left, and says that it is left', async () => {
    await openWithAdagio();
    await expect.element(bar()).toHaveTextContent(/\d\d:\d\d left/);
    expect(bar().element().textContent).not.toContain('10:00 10:00');
  });

  it('stops everything that sounds in one press', async () => {
    const appSound = await openWithAdagio();
    expect(page.getByRole('button', { name: 'Stop all' }).query()).toBeNull();
    flushSync(() =>
      appSound.change((state) => ({
        ...state,
        musicPlaying: true,
        river: { ...state.river, playing: true },
      })),
    );
    await bar().getByRole('button', { name: 'Stop all' }).click();
    expect(appSound.store.get()).toMatchObject({
      nowPlaying: null,
      musicPlaying: false,
      river: { playing: false },
    });
  });

  it('opens on a phone, and has its volume there', async () => {
    await page.viewport(390, 800);
    const appSound = await openWithAdagio();
    await page.getByRole('button', { name: 'Open player' }).click();
    const sheet = page.getByRole('dialog', { name: 'Player' });
    await sheet.getByRole('slider', { name: 'Player volume' }).fill('30');
    expect(appSound.store.get().mixer.master).toBe(0.3);
    await expectAccessible();
    await page.viewport(1280, 800);
  });

  it('on a tablet its volume has a track to move on, inside the window, while several things play', async () => {
    await page.viewport(834, 800);
    const appSound = await openWithAdagio();
    flushSync(() =>
      appSound.change((state) => ({
        ...state,
        musicPlaying: true,
        river: { ...state.river, playing: true },
      })),
    );
    await expect.element(bar().getByRole('button', { name: 'Stop all' })).toBeVisible();
    const track = bar().getByRole('slider', { name: 'Player volume' }).element().getBoundingClientRect();
    expect(track.width).toBeGreaterThan(80);
    expect(track.right).toBeLessThan(834);
    await page.viewport(1280, 800);
  });
});

describe('the space bar', () => {
  it('stops and plays after a click on a button; walked to by keyboard, the button is pressed', async () => {
    const appSound = await openPlayer();
    await page.getByRole('button', { name: 'Preset' }).click();
    await userEvent.keyboard(' ');
    expect(appSound.store.get().nowPlaying?.owner).toBe('generators');
    await userEvent.keyboard(' ');
    expect(appSound.store.get().nowPlaying).toBeNull();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Preset' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(appSound.store.get().nowPlaying).toBeNull();
  });
});
