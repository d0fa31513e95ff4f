import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/api/query-client.ts';
import type { ShareWay } from '#web/api/share-snapshot.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';
import { someone } from '#web/bindings/testing/with-sound.tsx';
import type { Shareable } from '#web/features/sharing/share.ts';
import { ShareDialog } from '#web/features/sharing/share-dialog.tsx';
import { RoundCaptureButton } from '#web/features/snapshots/capture-button.tsx';
import { takeShot } from '#web/features/snapshots/shot.ts';
import { redPlate, snapshotNamed } from '#web/features/snapshots/testing/samples.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';

const direct = 'POST /api/snapshots/direct';
const guest = 'POST /api/snapshots/guest';
const simple = 'POST /api/snapshots';
const session = 'GET /api/auth/session';
const { member } = someone;
let served: Served;
let queries = createQueryClient();

beforeEach(() => {
  served = serve({});
  queries = createQueryClient();
});
afterEach(() => {
  served.stop();
  dismissToast();
});

/** The button and the dialog side by side, as a page places them. */
function Desk({ plate, way }: { readonly plate: PlateHandle; readonly way: ShareWay }) {
  const [shared, setShared] = useState<Shareable | null>(null);
  return (
    <QueryClientProvider client={queries}>
      <RoundCaptureButton
        plate={{ current: plate }}
        onShot={(shot) => setShared({ kind: 'snapshot', shot, way })}
      />
      <ShareDialog thing={shared} onClose={() => setShared(null)} />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Takes a picture and opens the dialog, as a member or as nobody. */
async function capture(way: ShareWay, user: typeof member | null = member) {
  queries.setQueryData(['/api/user'], user);
  render(<Desk plate={redPlate()} way={way} />);
  await page.getByRole('button', { name: 'Capture snapshot' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Your snapshot' })).toBeVisible();
}

async function share() {
  await page.getByRole('switch', { name: 'Show it to the community' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
}
const sent = (call: string) => served.calls.filter((one) => one.call === call).map(({ body }) => body);
const fields = {
  snapshotId: expect.stringMatching(/^snapshot-\d{13}-\w+$/),
  dataUrl: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
  visualizationType: 'diamond',
  frequency: 432,
  description: '',
  isPublic: true,
};

describe('capturing', () => {
  it('SNAP-04 makes a snapshot with an id of its own, a PNG, type, frequency and time', async () => {
    const [first, second] = [await takeShot(redPlate()), await takeShot(redPlate({ frequency: 528.123 }))];
    expect(first.snapshotId).not.toBe(second.snapshotId);
    expect(first.dataUrl).toMatch(/^data:image\/png;base64,/);
    expect([first.visualizationType, first.frequency, second.frequency]).toEqual(['diamond', 432, 528.12]);
    expect(Math.abs(first.timestamp.getTime() - Date.now())).toBeLessThan(60_000);
    const bitmap = await createImageBitmap(await (await fetch(first.dataUrl)).blob());
    expect([bitmap.width, bitmap.height]).toEqual([2, 2]);
  });

  it('SNAP-07 VIZ-03 a round button opens a dialog with the picture, an optional name and an optional description', async () => {
    await capture('direct');
    const round = document.querySelector<HTMLElement>('.ui-icon-button');
    expect(round && getComputedStyle(round).borderRadius).toMatch(/^(50%|\d{3,}px|3\.\d+e\+\d+px)$/);
    await expect.element(page.getByRole('img', { name: 'The diamond figure at 432 Hz' })).toBeVisible();
    await expect
      .element(page.getByLabelText('Name (optional)'))
      .toHaveAttribute('placeholder', 'Cymatic Gong at 432Hz');
    await expect.element(page.getByLabelText('Description (optional)')).toHaveValue('');
    await settled();
    await expectAccessible();
  });

  it('SNAP-08 Download saves the PNG under its name', async () => {
    await capture('direct');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push([this.download, this.href.slice(0, 22)]);
    });
    const saved: string[][] = [];
    await page.getByRole('button', { name: 'Download' }).click();
    clicked.mockRestore();
    expect(saved).toEqual([
      [expect.stringMatching(/^cymatic-diamond-432Hz-.+\.png$/), 'data:image/png;base64,'],
    ]);
  });

  it('a plate that gives no picture says so', async () => {
    const broken = redPlate({ capture: () => Promise.reject(new Error('lost')) });
    render(<Desk plate={broken} way="direct" />);
    await page.getByRole('button', { name: 'Capture snapshot' }).click();
    await expect.element(page.getByText('No picture could be taken')).toBeVisible();
  });
});

describe('sharing from the gong', () => {
  it('SNAP-09 SNAP-12 a member uses the direct call; own snapshots and community lists are fetched again', async () => {
    served.answer(direct, 201, snapshotNamed('Mine'));
    const keys = [
      '/api/snapshots/user',
      '/api/snapshots/public-snapshots',
      '/api/community/user',
      '/api/community/posts',
    ];
    for (const key of keys) queries.setQueryData([key], []);
    queries.setQueryData(['/api/presets'], []);
    await capture('direct');
    await page.getByLabelText('Name (optional)').fill(' Mine ');
    await page.getByLabelText('Description (optional)').fill('by the river');
    await share();
    await expect.element(page.getByText('Snapshot shared', { exact: true })).toBeVisible();
    expect(sent(direct)).toEqual([{ ...fields, name: 'Mine', description: 'by the river' }]);
    expect(keys.map((key) => queries.getQueryState([key])?.isInvalidated)).toEqual([true, true, true, true]);
    expect(queries.getQueryState(['/api/presets'])?.isInvalidated).toBe(false);
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  });

  it('D47 nothing is public unasked: without a choice it is saved, not shared', async () => {
    served.answer(direct, 201, snapshotNamed('Mine', { isPublic: false }));
    await capture('direct');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('Snapshot saved')).toBeVisible();
    expect(sent(direct)).toEqual([{ ...fields, isPublic: false }]);
  });

  it('SNAP-10 SNAP-13 on 401 the same goes out as a guest, with the name of the sharer behind the description', async () => {
    served.answer(direct, 401, { message: 'Please log in to continue.' });
    served.answer(guest, 201, snapshotNamed('Mine', { isGuest: true, userId: null }));
    await capture('direct');
    await page.getByLabelText('Description (optional)').fill('by the river');
    await share();
    await expect.element(page.getByText('Snapshot shared as guest')).toBeVisible();
    const [first] = sent(direct);
    expect(sent(guest)).toEqual([{ ...(first as object), description: 'by the river (shared by ada)' }]);
  });

  it('SNAP-10 a description that fills its room gives way to the name', async () => {
    served.answer(direct, 401, {});
    served.answer(guest, 201, snapshotNamed('Mine', { isGuest: true }));
    await capture('direct');
    await page.getByLabelText('Description (optional)').fill('x'.repeat(500));
    await share();
    await expect.element(page.getByText('Snapshot shared as guest')).toBeVisible();
    const [{ description }] = sent(guest) as [{ description: string }];
    expect(description).toHaveLength(500);
    expect(description).toMatch(/x \(shared by ada\)$/);
  });

  it('SNAP-11 a guest uses the guest call at once, with nothing added', async () => {
    served.answer(guest, 201, snapshotNamed('Mine', { isGuest: true, userId: null }));
    await capture('direct', null);
    await share();
    await expect.element(page.getByText('Snapshot shared as guest')).toBeVisible();
    expect(served.calls.map(({ call }) => call)).toEqual([guest]);
    expect(sent(guest)).toEqual([fields]);
  });

  it('ERR-42 ERR-43 a refusal shows its reason behind the words of the direct call, and the dialog stays', async () => {
    served.answer(direct, 415, { message: 'Please choose a PNG.' });
    await capture('direct');
    await page.getByLabelText('Name (optional)').fill('Mine');
    await share();
    await expect.element(page.getByText('Sharing failed')).toBeVisible();
    await expect.element(page.getByText('Failed to save snapshot: Please choose a PNG.')).toBeVisible();
    await expect.element(page.getByLabelText('Name (optional)')).toHaveValue('Mine');
    expect(served.calls.map(({ call }) => call)).toEqual([direct]);
  });

  it('ERR-43 a refusal of the guest call says that it was as guest', async () => {
    served.answer(direct, 401, {});
    served.answer(guest, 429, { message: 'That was too often.' });
    await capture('direct');
    await share();
    await expect
      .element(page.getByText('Failed to save snapshot as guest: That was too often.'))
      .toBeVisible();
  });

  it('ERR-42 without a reason it says that there was an error', async () => {
    served.answer(direct, 500, {});
    await capture('direct');
    await share();
    await expect.element(page.getByText('Sharing failed')).toBeVisible();
    await expect
      .element(page.getByText('There was an error sharing your snapshot. Please try again.'))
      .toBeVisible();
  });
});

describe('sharing on the simple page', () => {
  it('SNAP-14 asks whose session it is, and without one sends nothing', async () => {
    served.answer(session, 200, { user: null });
    await capture('simple');
    await share();
    await expect.element(page.getByText('Authentication required')).toBeVisible();
    await expect
      .element(page.getByText('Please log in to share snapshots with the community.'))
      .toBeVisible();
    expect(served.calls.map(({ call }) => call)).toEqual([session]);
  });

  it('SNAP-15 with a session it uses its own call, with the id of the session', async () => {
    served.answer(session, 200, { user: member });
    served.answer(simple, 201, snapshotNamed('Mine'));
    await capture('simple');
    await share();
    await expect.element(page.getByText('Snapshot shared', { exact: true })).toBeVisible();
    expect(served.calls.map(({ call }) => call).slice(0, 2)).toEqual([session, simple]);
    expect(sent(simple)).toEqual([{ ...fields, userId: 7 }]);
  });

  it('ERR-43 a refusal there has the same words', async () => {
    served.answer(session, 200, { user: member });
    served.answer(simple, 403, { message: 'No room.' });
    await capture('simple');
    await share();
    await expect.element(page.getByText('Failed to save snapshot: No room.')).toBeVisible();
  });
});
