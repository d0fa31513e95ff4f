import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { openWithSound } from '#web/bindings/testing/open-with-sound.tsx';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { allowAskingFeelings } from '#web/lib/feelings.ts';
import { expectAccessible } from '#web/ui/testing/render.tsx';
import { ListeningRecorder } from './listening-recorder.tsx';

const RECORD = 'POST /api/listening';
let served: Served;
let clock: number;
beforeEach(() => {
  localStorage.removeItem(storageKeys.listening);
  localStorage.removeItem(storageKeys.asksFeelings);
  served = serve({ [RECORD]: {} });
  clock = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  served.stop();
});

const sent = () => served.calls.filter(({ call }) => call === RECORD).map(({ body }) => body);
const waiting = () => JSON.parse(localStorage.getItem(storageKeys.listening) ?? '[]');

/** The recorder has begun to watch when what is mounted after it is told so. */
async function open(): Promise<AppSound> {
  const onMount = vi.fn();
  const sound = await openWithSound(
    <>
      <ListeningRecorder memberId={7} />
      <Mounted onMount={onMount} />
    </>,
  );
  await expect.poll(() => onMount.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
  return sound;
}

function Mounted({ onMount }: { readonly onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

/** It needs no engine. */
const river = ({ change }: AppSound, playing: boolean) =>
  change((state) => ({ ...state, river: { ...state.river, playing } }));

/** The river sounds for a minute. */
function listen(sound: AppSound) {
  river(sound, true);
  clock += 60_000;
  river(sound, false);
}

it('DASH-08 what was heard is sent when it ends, and nothing is left waiting', async () => {
  listen(await open());
  await expect
    .poll(sent, { timeout: 30_000 })
    .toEqual([
      expect.objectContaining({ source: 'river', seconds: 60, key: expect.stringMatching(/.{30}/) }),
    ]);
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
});

it('DASH-08 without a connection it waits in the browser, and goes once the line is back, under the same key', async () => {
  served.answer(RECORD, 503, { message: 'Busy', code: 'busy' });
  listen(await open());
  await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(1);
  expect(waiting()).toHaveLength(1);
  served.answer(RECORD, 200, {});
  window.dispatchEvent(new Event('online'));
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
});

it("is never sent in another member's name, and what is refused for good goes", async () => {
  localStorage.setItem(
    storageKeys.listening,
    JSON.stringify([
      { memberId: 8, session: { key: 'other', seconds: 60 } },
      { memberId: 7, session: { key: 'old', seconds: 60 } },
    ]),
  );
  served.answer(RECORD, 400, { message: 'That was too long ago', code: 'invalid' });
  await open();
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([expect.objectContaining({ memberId: 8 })]);
  expect(sent()).toEqual([{ key: 'old', seconds: 60 }]);
});

it('MOOD-26 a kept recommendation goes by the call of its own, once, under the same key when it has to be sent again', async () => {
  const TRACK = 'POST /api/recommendations/track-listening';
  const session = { key: 'k', startedAt: '2026-11-17T21:00:00.000Z', seconds: 60 };
  localStorage.setItem(
    storageKeys.listening,
    JSON.stringify([
      { memberId: 7, session: { ...session, source: 'recommendation', presetId: 12, recommendationId: 77 } },
    ]),
  );
  served.answer(TRACK, 503, { message: 'Busy', code: 'busy' });
  await open();
  const tracked = () => served.calls.filter(({ call }) => call === TRACK).map(({ body }) => body);
  await expect.poll(() => tracked().length, { timeout: 30_000 }).toBe(1);
  served.answer(TRACK, 204, null);
  window.dispatchEvent(new Event('online'));
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  const { seconds: duration, ...named } = session;
  expect(tracked()).toEqual(Array(2).fill({ recommendationId: 77, duration, ...named }));
  expect(sent()).toEqual([]);
});

describe('DASH-07 how one feels', () => {
  const wait = { timeout: 30_000 };
  const row = (name: string) => page.getByRole('region', { name, exact: true });
  const atFirst = () => row('How do you feel?');
  const atTheEnd = () => row('How do you feel now?');
  const say = (word: string) => page.getByRole('button', { name: word, exact: true });

  it('is said with one tap before and one after, and sent with the session under its key', async () => {
    const sound = await open();
    river(sound, true);
    await expect.element(atFirst(), wait).toBeVisible();
    await expectAccessible();
    await say('Low').click();
    await expect.element(page.getByText('Noted. Only you see it.'), wait).toBeVisible();
    expect(sent()).toEqual([]);
    clock += 120_000;
    river(sound, false);
    await expect.element(atTheEnd(), wait).toBeVisible();
    await expect.poll(sent, wait).toEqual([expect.objectContaining({ seconds: 120, feltBefore: 4 })]);
    await say('Good').click();
    await expect.poll(() => sent().length, wait).toBe(2);
    expect(sent()[1]).toEqual({ ...(sent()[0] as object), feltAfter: 8 });
    await expect.poll(waiting, wait).toEqual([]);
    expect(atTheEnd().query()).toBeNull();
  });

  it('waits with the session while there is no line, and goes once', async () => {
    served.answer(RECORD, 503, { message: 'Busy', code: 'busy' });
    const sound = await open();
    listen(sound);
    await say('Great').click();
    await expect.poll(() => sent().length, wait).toBe(2);
    expect(waiting()).toEqual([
      expect.objectContaining({ session: expect.objectContaining({ feltAfter: 10 }) }),
    ]);
    served.answer(RECORD, 200, {});
    window.dispatchEvent(new Event('online'));
    await expect.poll(waiting, wait).toEqual([]);
    expect(sent()).toHaveLength(3);
    expect(sent()[2]).toEqual(sent()[1]);
  });

  it('goes with a kept recommendation too', async () => {
    const session = { key: 'k', startedAt: '2026-11-17T21:00:00.000Z', seconds: 60 };
    const felt = { feltBefore: 4, feltAfter: 8 };
    localStorage.setItem(
      storageKeys.listening,
      JSON.stringify([
        { memberId: 7, session: { ...session, ...felt, source: 'recommendation', recommendationId: 77 } },
      ]),
    );
    await open();
    await expect
      .poll(() => served.calls.find(({ call }) => call.endsWith('track-listening'))?.body, wait)
      .toMatchObject(felt);
  });

  it('need not be said: by hand or by key the row goes, and the sound goes on', async () => {
    const sound = await open();
    river(sound, true);
    await page.getByRole('button', { name: 'Not now' }).click();
    expect(atFirst().query()).toBeNull();
    expect(sound.store.get().river.playing).toBe(true);
    clock += 120_000;
    river(sound, false);
    await expect.poll(() => sent().length, wait).toBe(1);
    expect(atTheEnd().query()).toBeNull();
    clock += 1_200_000;
    river(sound, true);
    await expect.element(atFirst(), wait).toBeVisible();
    say('Okay').element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => atFirst().query(), wait).toBeNull();
  });

  it('is not asked where that was switched off', async () => {
    allowAskingFeelings(false);
    listen(await open());
    await expect.poll(() => sent().length, wait).toBe(1);
    expect(page.getByRole('region', { name: /feel/ }).query()).toBeNull();
  });
});
