import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { DailyVibes } from './daily-vibes.tsx';

const home = window.location.href;
const answer = {
  analysis: 'Low and level.',
  recommendations: [
    {
      presetId: 1,
      presetName: 'Before Talking',
      relevance: 'High',
      explanation: 'Nothing in it asks for attention.',
      description: 'Quiet',
      category: 'Mental',
      frequencies: [],
    },
  ],
};
const match = 'POST /api/mood-matcher/match-mood';
const onShare = vi.fn();
let served: Served;
let appSound: AppSound | undefined;

function open() {
  window.history.pushState(null, '', '/profile');
  render(
    <WithSound who={someone.premium} onSound={(given) => (appSound = given)}>
      <Route path="/profile">
        <DailyVibes onShare={onShare} />
      </Route>
    </WithSound>,
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  served = serve({});
});
afterEach(() => {
  served.stop();
  dismissToast();
  onShare.mockClear();
  window.history.pushState(null, '', home);
});

describe('Daily Vibes', () => {
  it('PROF-13 PROF-14 PROF-15 asks once something is written, and says that it works on it', async () => {
    open();
    await button('Get Recommendations').click();
    expect(served.calls.some(({ call }) => call === match)).toBe(false);
    await page.getByLabelText('How are you today?').fill('Slept badly.');
    served.hold(match);
    await button('Get Recommendations').click();
    await expect.element(button('Analyzing...')).toBeVisible();
    expect(served.calls.at(-1)).toEqual({ call: match, body: { userDescription: 'Slept badly.' } });
  });

  it('PROF-16 PROF-17 PROF-18 PROF-19 what it recommends can be played, saved and shared, and ends with the card', async () => {
    served.answer(match, 200, answer);
    served.answer('POST /api/programs', 201, {});
    open();
    await page.getByLabelText('How are you today?').fill('Slept badly.');
    await button('Get Recommendations').click();
    await expect.element(page.getByText('Nothing in it asks for attention.')).toBeVisible();
    await button('Save to Programs').click();
    await expect.element(page.getByText('Program saved')).toBeVisible();
    const saved = served.calls.find(({ call }) => call === 'POST /api/programs')?.body;
    expect(saved).toMatchObject({
      presetId: 1,
      settings: {
        generators: [
          { frequency: 396, volume: 0.7 },
          { frequency: 417, volume: 0.6 },
        ],
      },
    });
    await button('Share Before Talking').click();
    expect(onShare).toHaveBeenCalledOnce();
    await button('Play').click();
    expect(appSound?.store.get().nowPlaying).toMatchObject({ owner: 'recommendation' });
    window.history.pushState(null, '', '/elsewhere');
    await expect.poll(() => appSound?.store.get().nowPlaying).toBeNull();
  });

  it('ERR-51 stopping says so', async () => {
    served.answer(match, 200, answer);
    open();
    await page.getByLabelText('How are you today?').fill('Slept badly.');
    await button('Get Recommendations').click();
    await button('Play').click();
    await button('Stop').click();
    await expect.element(page.getByText('Sound Stopped')).toBeVisible();
  });

  it('MOOD-29 words that tell of danger get help, and are not sent', async () => {
    open();
    await page.getByLabelText('How are you today?').fill('i want to kill myself');
    await button('Get Recommendations').click();
    await expect.element(page.getByRole('alert', { name: 'Help' })).toBeVisible();
    expect(served.calls.some(({ call }) => call === match)).toBe(false);
  });
});
