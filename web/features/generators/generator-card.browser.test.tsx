import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { SoundProvider, useAppSound } from '#web/bindings/sound/sound-provider.tsx';
import { useApplyPreset } from '#web/bindings/sound/use-presets-and-programs.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { expectAccessible, render } from '#web/ui/testing/render.tsx';
import { GeneratorDesk } from './desk.tsx';
import { Dial } from './dial.tsx';
import { GeneratorsPanel } from './generators-panel.tsx';

interface Handle {
  readonly appSound: AppSound;
  readonly applyPreset: ReturnType<typeof useApplyPreset>;
  readonly actions: ReturnType<typeof useSoundActions>;
}
let handle: Handle | undefined;

function Reach() {
  handle = { appSound: useAppSound(), applyPreset: useApplyPreset(), actions: useSoundActions() };
  return null;
}

async function renderDesk(isPremium = false): Promise<Handle> {
  render(
    <SoundProvider>
      <Suspense>
        <Reach />
        <GeneratorDesk isPremium={isPremium} isCertain>
          <Dial>
            <button type="button">Play</button>
          </Dial>
          <GeneratorsPanel />
        </GeneratorDesk>
      </Suspense>
    </SoundProvider>,
  );
  await expect.element(entry()).toBeVisible();
  // From here on only the test moves the time that the delays wait for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  if (!handle) throw new Error('the desk is not there');
  return handle;
}

const entry = () => page.getByLabelText('Generator 1 frequency', { exact: true });
const slider = () => page.getByRole('slider', { name: 'Generator 1 frequency slider' });
const volume = () => page.getByRole('slider', { name: 'Generator 1 volume', exact: true });
const toggle = () => page.getByRole('switch', { name: 'Generator 1 enabled' });
const settings = () => page.getByRole('group', { name: 'Generator 1 settings' });
const shared = () => handle?.appSound.store.get().generators[0];

/** What a hand does to an input, without the waiting of a simulated user: the clock stands still here. */
function put(element: Element, value: string) {
  const input = element as HTMLInputElement;
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
}
const pass = (milliseconds: number) => flushSync(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  localStorage.removeItem(storageKeys.sound);
});
afterEach(() => {
  handle?.actions.stop();
  vi.useRealTimers();
});

describe('the typed frequency', () => {
  it('GEN-08 CONST-11 is applied 500 ms after the last key, and not before', async () => {
    await renderDesk();
    put(entry().element(), '5');
    pass(300);
    put(entry().element(), '528');
    pass(499);
    expect(shared()?.frequency).toBe(432);
    pass(1);
    expect(shared()?.frequency).toBe(528);
  });

  it('GEN-09 outside 0.1 to 20000, or no number, is ignored and the old frequency stays', async () => {
    await renderDesk();
    for (const text of ['20000.1', '0.09', 'abc', '']) {
      put(entry().element(), text);
      pass(5_000);
      expect(shared()?.frequency).toBe(432);
      (entry().element() as HTMLInputElement).blur();
      await expect.element(entry()).toHaveValue('432.00');
    }
  });

  it('may be a note with cents, and says so where it is no frequency, until the next key', async () => {
    await renderDesk();
    put(entry().element(), 'A4 -32');
    pass(500);
    expect(shared()?.frequency).toBe(431.94);
    put(entry().element(), '20001');
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('');
    pass(500);
    expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/^20001 is out of range/);
    flushSync(() => (entry().element() as HTMLInputElement).blur());
    expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/431\.94 Hz stays/);
    put(entry().element(), '5');
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('');
  });

  it('opens the tape beside it, and Play stays where it is', async () => {
    await page.viewport(1440, 900);
    await renderDesk();
    const top = () =>
      page.getByRole('button', { name: 'Play', exact: true }).element().getBoundingClientRect().top;
    const before = top();
    (entry().element() as HTMLElement).focus();
    await expect.poll(() => document.querySelector('.gen-tape-box'), { timeout: 30_000 }).not.toBeNull();
    expect(top()).toBe(before);
  });

  it('GEN-20 stays in the field while one types, whatever the shared state does, and follows it otherwise', async () => {
    const { actions } = await renderDesk();
    put(entry().element(), '52');
    flushSync(() => actions.updateGenerator(0, { frequency: 300 }));
    // Read directly: waiting for it would let the time run on.
    const shown = [entry(), slider()].map((control) => (control.element() as HTMLInputElement).value);
    expect(shown).toEqual(['52', '300']);
    (entry().element() as HTMLInputElement).blur();
    flushSync(() => actions.updateGenerator(0, { frequency: 301 }));
    await expect.element(entry()).toHaveValue('301.00');
  });
});

describe('the slider', () => {
  it('GEN-11 GEN-39 is heard at once and committed after 400 ms', async () => {
    const { appSound } = await renderDesk();
    put(slider().element(), '500');
    expect(appSound.store.get().drafts[0]?.frequency).toBe(500);
    // Read directly: waiting for it would let the time run on.
    expect((entry().element() as HTMLInputElement).value).toBe('500.00');
    pass(399);
    expect(shared()?.frequency).toBe(432);
    pass(1);
    expect(shared()?.frequency).toBe(500);
  });
});

describe('the volume', () => {
  it('GEN-14 goes from 0 to 100 in steps of 1, is shown in percent and stored as 0 to 1', async () => {
    await renderDesk();
    put(volume().element(), '73');
    await expect.element(page.getByLabelText('Generator 1 volume, typed')).toHaveValue('73 %');
    pass(150);
    expect(shared()?.volume).toBe(0.73);
    await expect.element(volume()).toHaveAttribute('max', '100');
  });
});

describe('the card', () => {
  it('GEN-15 its toggle plays and stops the generator, after 200 ms', async () => {
    const { appSound } = await renderDesk();
    flushSync(() => (toggle().element() as HTMLElement).click());
    await expect.element(toggle()).not.toBeChecked();
    expect(shared()?.enabled).toBe(true);
    pass(200);
    expect(shared()?.enabled).toBe(false);
    pass(300);
    flushSync(() => (toggle().element() as HTMLElement).click());
    pass(200);
    expect(appSound.store.get().nowPlaying?.owner).toBe('generators');
  });

  it('GEN-17 rejects its toggle while a frequency is on its way', async () => {
    await renderDesk();
    put(slider().element(), '500');
    flushSync(() => (toggle().element() as HTMLElement).click());
    pass(1_000);
    expect(shared()).toMatchObject({ frequency: 500, enabled: true });
  });

  it('GEN-18 locks for 300 ms after a change, and keeps the focus where it was', async () => {
    await renderDesk();
    put(slider().element(), '500');
    expect(settings().element().getAttribute('aria-disabled')).toBeNull();
    pass(400);
    expect(settings().element().getAttribute('aria-disabled')).toBe('true');
    put(volume().element(), '10');
    pass(299);
    expect(settings().element().getAttribute('aria-disabled')).toBe('true');
    pass(1);
    expect(settings().element().getAttribute('aria-disabled')).toBeNull();
    pass(1_000);
    expect(shared()?.volume).toBe(0.5);
    expect(document.activeElement).toBe(volume().element());
  });

  it('GEN-19 rests while a preset is being applied', async () => {
    const { applyPreset } = await renderDesk();
    flushSync(() => applyPreset({ id: 1, name: 'Connection', frequencies: [639] }));
    expect(settings().element().getAttribute('aria-disabled')).toBe('true');
    put(slider().element(), '100');
    flushSync(() => (toggle().element() as HTMLElement).click());
    pass(99);
    expect(settings().element().getAttribute('aria-disabled')).toBe('true');
    expect(shared()?.frequency).toBe(432);
    pass(1);
    expect(settings().element().getAttribute('aria-disabled')).toBeNull();
    expect(shared()).toMatchObject({ frequency: 639, enabled: true });
    await expect.element(entry()).toHaveValue('639.00');
  });
});

it('GEN-06 a premium member gets three open cards, each with its own number', async () => {
  await renderDesk(true);
  await expect.element(page.getByLabelText('Generator 3 frequency', { exact: true })).toHaveValue('396.00');
  flushSync(() =>
    (page.getByRole('button', { name: 'Show generator 3 on the dial' }).element() as HTMLElement).click(),
  );
  await expect.element(page.getByRole('region', { name: 'Generator 3 dial' })).toBeVisible();
  await expect.element(page.getByLabelText('Generator 3 frequency', { exact: true })).toHaveValue('396.00');
});

it('D45 in binaural a card shows the number that sounds, and takes none of its own', async () => {
  const { actions } = await renderDesk(true);
  const second = page.getByLabelText('Generator 2 frequency', { exact: true });
  flushSync(() => {
    actions.enableGenerator(1, true);
    actions.setSyncMode('binaural');
    actions.setBeat('binaural', 10);
  });
  await expect.element(second).toHaveValue('442.00');
  await expect.element(second).toHaveAttribute('readonly');
  await expect
    .element(page.getByText('In the right ear, set by the beat rate; its own 528 Hz rests'))
    .toBeVisible();
  flushSync(() =>
    (page.getByRole('button', { name: 'Show generator 2 on the dial' }).element() as HTMLElement).click(),
  );
  put(page.getByRole('slider', { name: 'Generator 2 frequency slider' }).element(), '700');
  pass(1_000);
  expect(handle?.appSound.store.get().generators[1]?.frequency).toBe(528);
  flushSync(() => actions.setSyncMode('sync'));
  await expect.element(second).toHaveValue('528.00');
});

it('has no accessibility violation, open or locked, with the tape open', async () => {
  await renderDesk();
  (entry().element() as HTMLInputElement).focus();
  vi.useRealTimers();
  await expect.element(page.getByRole('slider', { name: 'Generator 1 fine tuning' })).toBeVisible();
  await expectAccessible();
});
