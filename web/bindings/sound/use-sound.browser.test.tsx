import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { render } from '#web/ui/testing/render.tsx';
import { SoundProvider } from './sound-provider.tsx';
import { useSound } from './use-sound.ts';
import { type SoundActions, useSoundActions } from './use-sound-actions.ts';

class Catch extends Component<{ readonly children: ReactNode }, { readonly words: string }> {
  override state = { words: '' };
  static getDerivedStateFromError(error: Error) {
    return { words: error.message };
  }
  override render() {
    return this.state.words || this.props.children;
  }
}

let actions: SoundActions | undefined;
let renders = 0;

function Frequency() {
  actions = useSoundActions();
  renders += 1;
  return <output>{useSound((state) => state.generators[0]?.frequency)}</output>;
}

function renderInside() {
  return render(
    <SoundProvider>
      <Suspense>
        <Frequency />
      </Suspense>
    </SoundProvider>,
  );
}

beforeEach(() => {
  localStorage.removeItem(storageKeys.sound);
  renders = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the shared audio state', () => {
  it('SHELL-42 throws when it is used outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = render(
      <Catch>
        <Frequency />
      </Catch>,
    );
    expect(host.textContent).toContain('outside its SoundProvider');
  });

  it('GEN-20 is shown as it changes', async () => {
    renderInside();
    await expect.element(page.getByRole('status')).toHaveTextContent('432');
    actions?.updateGenerator(0, { frequency: 528 });
    await expect.element(page.getByRole('status')).toHaveTextContent('528');
  });

  it('renders a component only when the part that it reads has changed', async () => {
    renderInside();
    await expect.element(page.getByRole('status')).toHaveTextContent('432');
    const before = renders;
    actions?.setLevel('river', 0.9);
    actions?.updateGenerator(1, { frequency: 700 });
    actions?.updateGenerator(0, { frequency: 440 });
    await expect.element(page.getByRole('status')).toHaveTextContent('440');
    expect(renders - before).toBe(1);
  });

  it('is kept in the browser and found again', async () => {
    renderInside();
    await expect.element(page.getByRole('status')).toHaveTextContent('432');
    actions?.updateGenerator(0, { frequency: 639 });
    await expect
      .poll(() => JSON.parse(localStorage.getItem(storageKeys.sound) ?? '{}').generators?.[0].frequency)
      .toBe(639);
    renderInside();
    await expect.element(page.getByRole('status').nth(1)).toHaveTextContent('639');
  });
});
