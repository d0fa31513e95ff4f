import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeTone } from '#sound/state/gong-tones.ts';
import { useGongDesk } from '#web/bindings/gong/use-gong.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { expectAccessible, render, rendered } from '#web/ui/testing/render.tsx';
import { FineTune } from './fine-tune.tsx';
import { GongPlayButton } from './gong-play-button.tsx';
import { HowItWorks } from './how-it-works.tsx';

let appSound: AppSound | undefined;

async function enter(children: React.ReactNode): Promise<AppSound> {
  appSound = undefined;
  render(
    <WithSound who={someone.premium} onSound={(opened) => (appSound = opened)}>
      {children}
    </WithSound>,
  );
  return vi.waitUntil(() => appSound, { timeout: 30_000 });
}

function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the fine-tune sliders', () => {
  const slider = (tone: number) => page.getByRole('slider', { name: `Tone ${tone} fine-tune` });
  const press = (key: string) =>
    slider(1)
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  it('VIZ-04 there is one for each tone that is switched on, and none for the others', async () => {
    const { gong } = await enter(<FineTune />);
    await expect.element(slider(1)).toBeVisible();
    await expect.element(slider(2)).not.toBeInTheDocument();
    gong.changeTones((tones) => changeTone(tones, 1, { enabled: true }));
    await expect.element(slider(2)).toBeVisible();
    gong.changeTones((tones) => changeTone(tones, 0, { enabled: false }));
    await expect.element(slider(1)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('VIZ-05 a move of half a hertz is drawn at once and taken over after 100 ms', async () => {
    const { gong } = await enter(<FineTune />);
    await expect.element(slider(1)).toBeVisible();
    fakeTimers();
    press('ArrowRight');
    expect(gong.get().tones.drafts[0]).toBe(432.5);
    vi.advanceTimersByTime(99);
    expect(gong.get().tones.tones[0]?.frequency).toBe(432);
    vi.advanceTimersByTime(1);
    expect(gong.get().tones.tones[0]?.frequency).toBe(432.5);
  });

  it('VIZ-05 it reaches from 20 to 2000 Hz', async () => {
    const { gong } = await enter(<FineTune />);
    await expect.element(slider(1)).toBeVisible();
    press('Home');
    await expect.poll(() => gong.get().tones.tones[0]?.frequency).toBe(20);
    press('End');
    await expect.poll(() => gong.get().tones.tones[0]?.frequency).toBe(2_000);
  });

  it('VIZ-06 a frequency beyond it stands at its end and stays what it is until it is moved', async () => {
    const { gong } = await enter(<FineTune />);
    gong.changeTones((tones) => changeTone(tones, 0, { frequency: 12_000 }));
    await expect.element(slider(1)).toHaveAttribute('aria-valuetext', '12000.00 Hz');
    const { value, max } = slider(1).element() as HTMLInputElement;
    expect(value).toBe(max);
    expect(gong.get().tones.tones[0]?.frequency).toBe(12_000);
    press('ArrowLeft');
    await expect.poll(() => gong.get().tones.tones[0]?.frequency).toBe(2_000);
  });
});

describe('Play and Stop', () => {
  function TonesButton() {
    const gong = useGongDesk();
    return <GongPlayButton part="tones" onToggle={() => gong.toggle('tones')} />;
  }
  const button = () => page.getByRole('button');

  it('VIZ-07 a press plays at once and locks the button for 500 ms', async () => {
    const { store } = await enter(<TonesButton />);
    await expect.element(button()).toHaveTextContent('Play');
    fakeTimers();
    const element = button().element() as HTMLElement;
    element.click();
    expect(store.get().nowPlaying).toMatchObject({ owner: 'gong', title: 'Cymatic Gong' });
    expect(store.get().nowPlaying?.patch?.generators[0]).toMatchObject({ frequency: 432, volume: 0.7 });
    await rendered();
    expect(element.textContent).toBe('Processing...');
    element.click();
    vi.advanceTimersByTime(499);
    element.click();
    await rendered();
    expect(store.get().nowPlaying).not.toBeNull();
    expect(element.textContent).toBe('Processing...');
    vi.advanceTimersByTime(1);
    await rendered();
    expect(element.textContent).toBe('Stop');
    element.click();
    expect(store.get().nowPlaying).toBeNull();
  });

  it('VIZ-08 whether it plays is read anew every second', async () => {
    const asked = vi.spyOn(window, 'setInterval');
    const { store, gong } = await enter(<TonesButton />);
    gong.toggle('tones');
    await expect.element(button()).toHaveTextContent('Stop');
    expect(asked.mock.calls.map(([, every]) => every)).toContain(1_000);
    // Something that nobody told the page of: it is found out by asking.
    const silent = { ...store.get(), nowPlaying: null };
    vi.spyOn(store, 'get').mockReturnValue(silent);
    await expect.element(button()).toHaveTextContent('Play');
  });
});

it('VIZ-09 How It Works has a note on 432, 528 and 396 Hz', async () => {
  await enter(<HowItWorks />);
  const card = page.getByRole('region', { name: 'How It Works' });
  for (const hz of [432, 528, 396])
    await expect.element(card.getByText(`${hz} Hz`, { exact: true })).toBeVisible();
  await expectAccessible();
});
