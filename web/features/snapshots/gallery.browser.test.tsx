import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { SnapshotGallery } from './gallery.tsx';
import { VisualizationSnapshots } from './snapshot-shelf.tsx';
import { snapshotNamed } from './testing/samples.ts';

const onView = vi.fn();
const list = 'GET /api/snapshots/user';
let served: Served;
beforeEach(() => {
  served = serve({
    [list]: [snapshotNamed('Dawn'), snapshotNamed('Dusk', { id: 2, isPublic: false, frequency: 396 })],
  });
});
afterEach(() => {
  served.stop();
  dismissToast();
  window.sessionStorage.clear();
});

function show(node: ReactNode, path = '/snapshots') {
  const location = memoryLocation({ path, record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook}>{node}</Router>
      <Toaster />
    </QueryClientProvider>,
  );
  return location;
}

const calls = (call: string) => served.calls.filter((one) => one.call === call);
const press = (name: string) => page.getByRole('button', { name }).click();

describe('the gallery', () => {
  it('SNAP-01 shows every snapshot of the member with its figure, frequency and date, and which ones are private', async () => {
    show(<SnapshotGallery />);
    await expect.element(page.getByRole('heading', { name: 'Dawn' })).toBeVisible();
    await expect.element(page.getByText('star · 396 Hz')).toBeVisible();
    await expect.element(page.getByText('Only you')).toBeVisible();
    expect(document.querySelectorAll('time[datetime^="2026-03-01"]')).toHaveLength(2);
    await settled();
    await expectAccessible();
  });

  it('ERR-18 a failed load gives an empty list', async () => {
    served.answer(list, 500, { message: 'Something went wrong on our side.' });
    show(<SnapshotGallery />);
    await expect.element(page.getByText('No snapshots yet')).toBeVisible();
    await expect.element(page.getByText('Something went wrong')).not.toBeInTheDocument();
  });

  it('View shows the picture, to be downloaded under its name', async () => {
    show(<SnapshotGallery />);
    await press('View Dusk');
    const dialog = page.getByRole('dialog', { name: 'Dusk' });
    await expect.element(dialog.getByRole('img', { name: 'The star figure at 396 Hz' })).toBeVisible();
    const download = dialog.getByRole('link', { name: 'Download' });
    await expect.element(download).toHaveAttribute('href', snapshotNamed('Dusk').imageUrl);
    await expect
      .element(download)
      .toHaveAttribute('download', expect.stringMatching(/^cymatic-star-396Hz-2026-03-01T.+\.png$/));
    await settled();
    await expectAccessible();
  });

  it('VIZ-18 from there a program of one generator is left for the gong, and one goes there', async () => {
    const { history } = show(<SnapshotGallery />);
    await press('View Dusk');
    await press('Open on the gong');
    expect(history).toEqual(['/snapshots', '/visualization']);
    expect(JSON.parse(window.sessionStorage.getItem('currentProgram') ?? '')).toEqual({
      name: 'Dusk',
      visualizationType: 'star',
      settings: {
        generators: [{ frequency: 396, waveType: 'sine', volume: 0.5, enabled: true }],
        syncMode: 'sync',
      },
    });
  });

  it('SNAP-18 the heart likes and takes back, and the count follows', async () => {
    served.answer('POST /api/snapshots/1/like', 200, { likes: 4 });
    show(<SnapshotGallery />);
    await expect.element(page.getByRole('button', { name: 'Like Dawn' })).toBeVisible();
    served.hold(list);
    await press('Like Dawn');
    await expect.element(page.getByText('4 likes')).toBeVisible();
    served.answer('POST /api/snapshots/1/unlike', 200, { likes: 3 });
    await press('Unlike Dawn');
    await expect.element(page.getByText('3 likes')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Like Dawn' }))
      .toHaveAttribute('aria-pressed', 'false');
  });

  it('SNAP-17 deleting asks first, then takes the picture off the wall', async () => {
    served.answer('DELETE /api/force-delete-snapshot/1', 204, null);
    show(<SnapshotGallery />);
    await press('Delete Dawn');
    await expect.element(page.getByRole('alertdialog', { name: 'Delete this snapshot?' })).toBeVisible();
    await press('Keep it');
    expect(calls('DELETE /api/force-delete-snapshot/1')).toEqual([]);
    await press('Delete Dawn');
    served.hold(list);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Dawn' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Dusk' })).toBeVisible();
  });

  it('ERR-33 a failed deletion says so, and the picture stays', async () => {
    served.answer('DELETE /api/force-delete-snapshot/1', 500, {});
    show(<SnapshotGallery />);
    await press('Delete Dawn');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByText('Failed to delete snapshot')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Dawn' })).toBeVisible();
  });

  it('a private one is shown to everyone, and a public one kept private, by one button', async () => {
    served.answer('PUT /api/snapshots/2', 200, snapshotNamed('Dusk', { id: 2, isPublic: true }));
    show(<SnapshotGallery />);
    await expect.element(page.getByRole('button', { name: 'Keep Dawn private' })).toBeVisible();
    await press('Show Dusk to everyone');
    await expect.element(page.getByText('Snapshot shown to everyone')).toBeVisible();
    expect(calls('PUT /api/snapshots/2')).toEqual([
      { call: 'PUT /api/snapshots/2', body: { isPublic: true } },
    ]);
  });
});

describe('the card of the gong page', () => {
  it('VIZ-14 is called Visualization Snapshots; each picture leads back to its figure', async () => {
    show(<VisualizationSnapshots onView={onView} />, '/visualization');
    await expect.element(page.getByRole('region', { name: 'Visualization Snapshots' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Dusk/ }))
      .toHaveAttribute('href', '/visualization?type=star&frequency=396');
    await expectAccessible();
    await page.getByRole('link', { name: /Dusk/ }).click();
    expect(onView).toHaveBeenLastCalledWith('type=star&frequency=396');
  });

  it('VIZ-19 is refreshed every 2 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] });
    try {
      show(<VisualizationSnapshots onView={onView} />, '/visualization');
      await vi.advanceTimersByTimeAsync(100);
      expect(calls(list)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1_800);
      expect(calls(list)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(300);
      expect(calls(list)).toHaveLength(2);
      served.answer(list, 200, [snapshotNamed('New one', { id: 3 })]);
      await vi.advanceTimersByTimeAsync(2_100);
    } finally {
      vi.useRealTimers();
    }
    await expect.element(page.getByRole('link', { name: /New one/ })).toBeVisible();
  });

  it('says what it is for while it is empty', async () => {
    served.answer(list, 200, []);
    show(<VisualizationSnapshots onView={onView} />, '/visualization');
    await expect.element(page.getByText(/Nothing captured yet/)).toBeVisible();
  });
});
