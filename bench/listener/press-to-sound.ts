import type { Page } from '@playwright/test';

/** From opening the page to Play being seen, and from the press on it to the first sample that is not silent, in ms. */
export interface PressTime {
  playSeen: number;
  pressToSound: number;
}

const AUDIBLE = 1e-4;

/**
 * The page presses Play by itself in the frame in which it first sees it: no hand is faster. What is led to the
 * speakers is looked at by an analyser, every few milliseconds, on the audio clock's own samples.
 */
export async function pressAtOnce(page: Page, address: string): Promise<PressTime> {
  await page.addInitScript((audible) => {
    const times = { playSeen: 0, firstSound: 0 };
    Object.assign(window, { pressTimes: times });
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
    let ear: AnalyserNode | undefined;
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      const { context } = this;
      if (to[0] === context.destination && context instanceof AudioContext && !('offset' in this)) {
        ear ??= new AnalyserNode(context, { fftSize: 2_048 });
        connect.call(this, ear);
        listen(ear);
      }
      return connect.apply(this, to);
    } as typeof AudioNode.prototype.connect;
    function listen(analyser: AnalyserNode) {
      const samples = new Float32Array(analyser.fftSize);
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const first = samples.findIndex((sample) => Math.abs(sample) > audible);
        if (first < 0) return;
        clearInterval(timer);
        const ago = ((samples.length - first) / analyser.context.sampleRate) * 1_000;
        times.firstSound = performance.now() - ago;
      }, 5);
    }
    const look = () => {
      const play = [...document.querySelectorAll<HTMLElement>('button')].find(
        (button) => button.getAttribute('aria-label') === 'Play session' && button.checkVisibility(),
      );
      if (!play) return void requestAnimationFrame(look);
      times.playSeen = performance.now();
      play.click();
    };
    requestAnimationFrame(look);
  }, AUDIBLE);
  await page.goto(address);
  await page.waitForFunction(
    () => (window as unknown as { pressTimes: { firstSound: number } }).pressTimes.firstSound > 0,
    undefined,
    { timeout: 60_000, polling: 50 },
  );
  const { playSeen, firstSound } = await page.evaluate(
    () => (window as unknown as { pressTimes: { playSeen: number; firstSound: number } }).pressTimes,
  );
  return { playSeen, pressToSound: firstSound - playSeen };
}
