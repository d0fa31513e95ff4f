import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeTone } from '#sound/state/gong-tones.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { snapshotNamed } from '#web/features/snapshots/testing/samples.ts';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { Page } from './visualization-page.tsx';

let appSound: AppSound | undefined;
const address = window.location.href;

/** The page, with a way out of it and back while its sound stays. */
function Leaving() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere && <Page />}
    </>
  );
}

async function open(
  who: typeof someone.member | typeof someone.premium,
  content: ReactNode = <Page />,
): Promise<AppSound> {
  appSound = undefined;
  const host = render(
    <WithSound who={who} onSound={(opened) => (appSound = opened)}>
      {content}
    </WithSound>,
  );
  host.style.display = 'block';
  return vi.waitUntil(() => appSound, { timeout: 30_000 });
}

const tab = (name: string) => page.getByRole('tab', { name });

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]));
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '', address);
});

describe('for a member without Premium', () => {
  it('VIZ-01 VIZ-03 VIZ-14 the page has its title, the gong with a capture button, and the snapshots card', async () => {
    await open(someone.member);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cymatic Gong' })).toBeVisible();
    await expect.poll(() => document.title).toContain('Cymatic Gong');
    const gong = page.getByRole('region', { name: 'Gong', exact: true });
    await expect.element(gong.getByRole('button', { name: 'Capture snapshot' })).toBeVisible();
    await expect
      .element(gong.getByRole('img', { name: 'Square plate hung by a corner, mode 10, 4, 432 Hz' }))
      .toBeVisible();
    await expect.element(gong.getByRole('status')).toHaveTextContent('mode 10, 4, 432 Hz');
    await expect.element(page.getByRole('region', { name: 'Visualization Snapshots' })).toBeVisible();
  });

  it('VIZ-10 VIZ-11 VIZ-12 VIZ-13 SEQ-01 the tabs beyond Tone 1 are badged, locked and lead to the plans', async () => {
    await open(someone.member);
    await expect.element(tab('Tone 1')).toBeVisible();
    expect(tab('').all()).toHaveLength(4);
    expect(tab('Tone 1').element().textContent).toBe('Tone 1');
    for (const name of ['Tone 2', 'Tone 3', 'Programmed']) {
      await expect.element(tab(name)).toHaveTextContent('PREMIUM');
    }
    for (const name of ['Tone 2', 'Tone 3']) {
      await tab(name).click();
      await expect
        .element(page.getByRole('link', { name: 'Upgrade', exact: true }))
        .toHaveAttribute('href', '/subscribe');
      await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
    }
    await tab('Programmed').click();
    await expect
      .element(page.getByRole('link', { name: 'Upgrade to Premium' }))
      .toHaveAttribute('href', '/subscribe');
    await expect.element(page.getByRole('heading', { name: 'Your sequence' })).not.toBeInTheDocument();
    await settled();
    await expectAccessible();
  });
});

describe('for a premium member', () => {
  it('VIZ-10 VIZ-11 VIZ-15 SEQ-01 every tab is open, without a badge, with the tones of this page', async () => {
    await open(someone.premium);
    const tones = [
      ['Tone 1', '432.00', 'true', '70 %'],
      ['Tone 2', '528.00', 'false', '60 %'],
      ['Tone 3', '396.00', 'false', '50 %'],
    ] as const;
    for (const [name, hz, isOn, volume] of tones) {
      await tab(name).click();
      await expect.element(tab(name)).not.toHaveTextContent('PREMIUM');
      await expect.element(page.getByRole('textbox', { name: `${name} frequency` })).toHaveValue(hz);
      await expect
        .element(page.getByRole('switch', { name: `${name} enabled` }))
        .toHaveAttribute('aria-checked', isOn);
      await expect.element(page.getByRole('radio', { name: 'Sine' })).toBeChecked();
      await expect
        .element(page.getByRole('slider', { name: `${name} volume` }))
        .toHaveAttribute('aria-valuetext', volume);
    }
    await tab('Programmed').click();
    await expect.element(tab('Programmed')).not.toHaveTextContent('PREMIUM');
    await expect.element(page.getByRole('heading', { name: 'Your sequence' })).toBeVisible();
  });

  it('SEQ-11 whoever comes back while a sequence plays finds its editor open', async () => {
    const { gong } = await open(someone.premium, <Leaving />);
    await expect.element(tab('Tone 1')).toHaveAttribute('aria-selected', 'true');
    gong.toggle('sequence');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(tab('Tone 1')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Come back' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop sequence' })).toBeVisible();
  });

  it('VIZ-07 the Play above belongs to the open tab: the tones, or the sequence', async () => {
    const { store } = await open(someone.premium);
    await tab('Programmed').click();
    await page.getByRole('button', { name: 'Play gong, sequence' }).click();
    expect(store.get().nowPlaying).toMatchObject({ owner: 'gong', id: 'sequence' });
    await tab('Tone 1').click();
    await page.getByRole('button', { name: 'Play gong', exact: true }).click();
    expect(store.get().nowPlaying).toMatchObject({ owner: 'gong', id: 'tones' });
    await page.getByRole('button', { name: 'Stop gong', exact: true }).click();
  });

  it('the plate fits the window, and in full screen Play and the tone are at hand', async () => {
    await page.viewport(1440, 900);
    await open(someone.premium);
    await expect.element(page.getByTestId('gong-plate')).toBeVisible();
    const plate = page.getByTestId('gong-plate').element();
    expect(plate.getBoundingClientRect().height).toBeLessThanOrEqual(900 - 76);
    expect(plate.getBoundingClientRect().height).toBeGreaterThan(600);
    const stage = page.getByRole('region', { name: 'Gong', exact: true });
    expect(stage.getByRole('button', { name: 'Play gong' }).elements()).toEqual([]);
    vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(stage.element());
    document.dispatchEvent(new Event('fullscreenchange'));
    await expect.element(stage.getByRole('button', { name: 'Play gong' })).toBeVisible();
    await expect.element(stage.getByRole('slider', { name: 'Tone 1 fine-tune' })).toBeVisible();
  });

  it('VIZ-17 each figure can be chosen and says what it is', async () => {
    const { gong } = await open(someone.premium);
    await expect.element(page.getByRole('radio', { name: 'Diamond' })).toBeChecked();
    for (const name of ['Circle', 'Square', 'Hexagon', 'Star', 'Membrane']) {
      await page.getByRole('radio', { name, exact: true }).first().click();
      expect(gong.get().figure).toBe(name.toLowerCase());
    }
    await expect.element(page.getByText(/A drum skin held at its rim/)).toBeVisible();
  });
});

describe('what comes from elsewhere', () => {
  it('VIZ-16 an address with type and frequency shows that figure at that frequency', async () => {
    window.history.replaceState(null, '', '?type=star&frequency=639');
    const { gong } = await open(someone.member);
    await expect.element(page.getByRole('radio', { name: 'Star' })).toBeChecked();
    await expect
      .element(page.getByRole('img', { name: /^Round plate driven at 5 points, mode .*, 639 Hz$/ }))
      .toBeVisible();
    expect(gong.get().tones.tones[0]?.frequency).toBe(639);
  });

  it('VIZ-14 VIZ-16 a picture of the card brings its figure back as often as it is pressed, and the plate into sight', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([snapshotNamed('Dusk')]));
    const { gong } = await open(someone.member);
    const scrolled = vi.spyOn(window, 'scrollTo');
    const picture = page.getByRole('link', { name: /Dusk/ });
    for (const _ of ['first', 'again']) {
      gong.changeFigure('circle');
      gong.changeTones((tones) => changeTone(tones, 0, { frequency: 100 }));
      await picture.click();
      await expect.poll(() => gong.get().figure).toBe('star');
      expect(gong.get().tones.tones[0]?.frequency).toBe(528);
    }
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('VIZ-18 a program that was left for it is loaded once, then removed', async () => {
    const generators = [{ frequency: 741, waveType: 'sine', volume: 0.5, enabled: true }];
    const program = { name: 'x', visualizationType: 'hexagon', settings: { generators, syncMode: 'sync' } };
    sessionStorage.setItem(storageKeys.currentProgram, JSON.stringify(program));
    const { gong } = await open(someone.member);
    await expect.element(page.getByRole('radio', { name: 'Hexagon' })).toBeChecked();
    expect(gong.get().tones.tones[0]).toEqual(generators[0]);
    expect(sessionStorage.getItem(storageKeys.currentProgram)).toBeNull();
  });
});
