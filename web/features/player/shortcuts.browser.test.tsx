import { Suspense, useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { SoundProvider, useAppSound } from '#web/bindings/sound/sound-provider.tsx';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { render } from '#web/ui/testing/render.tsx';
import { Shortcuts } from './shortcuts.tsx';

let appSound: AppSound | undefined;
let stop: (() => void) | undefined;

afterEach(() => stop?.());

/** Presses Space when everything is on the page and nothing of it has been painted yet. */
function EarlyHand() {
  appSound = useAppSound();
  stop = useSoundActions().stop;
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  }, []);
  return null;
}

it('a key that is pressed as soon as the page can be seen is heard', async () => {
  render(
    <SoundProvider>
      <Suspense>
        <Shortcuts openGenerators={1} onToggleGenerator={() => {}} onSearch={() => {}} />
        <EarlyHand />
      </Suspense>
    </SoundProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(appSound?.store.get().nowPlaying).toMatchObject({ patch: null });
});
