import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { openWithSound } from '#web/bindings/testing/open-with-sound.tsx';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { ListeningRecorder } from './listening-recorder.tsx';

const RECORD = 'POST /api/listening';
let served: Served;
let clock: number;
beforeEach(() => {
  localStorage.removeItem(storageKeys.listening);
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

/** The river sounds for a minute: it needs no engine. */
function listen({ change }: AppSound) {
  change((state) => ({ ...state, river: { ...state.river, playing: true } }));
  clock += 60_000;
  change((state) => ({ ...state, river: { ...state.river, playing: false } }));
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
