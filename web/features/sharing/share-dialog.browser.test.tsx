import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { Button } from '#web/ui/button.tsx';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { type ShareableSound, shareSound } from './share.ts';
import { ShareDialog } from './share-dialog.tsx';

const preset: ShareableSound = {
  kind: 'preset',
  name: 'Liberation',
  sentence: 'Liberation is at 396 Hz.',
  sound: { presetId: 3 },
};
const program: ShareableSound = {
  kind: 'program',
  name: 'Evening',
  sentence: 'Evening is mine.',
  sound: { programId: 7 },
};
const member = 'POST /api/community/posts';
const guest = 'POST /api/community/posts/guest';
let served: Served;

function Opener({ thing }: { readonly thing: ShareableSound }) {
  const [shared, setShared] = useState<ShareableSound | null>(null);
  return (
    <QueryClientProvider client={queries}>
      <Button onClick={() => setShared(thing)}>Tell</Button>
      <ShareDialog thing={shared} onClose={() => setShared(null)} />
      <Toaster />
    </QueryClientProvider>
  );
}
let queries = createQueryClient();

const message = () => page.getByLabelText('Message');
const button = () => page.getByRole('button', { name: 'Share', exact: true });

async function open(thing = preset) {
  queries = createQueryClient();
  queries.setQueryData(['/api/user'], null);
  render(<Opener thing={thing} />);
  await page.getByRole('button', { name: 'Tell' }).click();
  await expect.element(message()).toBeVisible();
}

beforeEach(() => {
  served = serve({});
});
afterEach(() => {
  served.stop();
  dismissToast();
});

describe('sharing', () => {
  it('PRESET-29 begins with a sentence about the preset; a blank message cannot be shared', async () => {
    await open();
    await expect.element(message()).toHaveValue('Liberation is at 396 Hz.');
    await expect.element(button()).toBeEnabled();
    await settled();
    await expectAccessible();
    await message().fill('  \n ');
    await expect.element(button()).toBeDisabled();
    expect(served.calls).toEqual([]);
  });

  it('PRESET-30 a member posts as a member, once, and the community lists are fetched again API-09', async () => {
    served.answer(member, 201, { id: 1, isGuest: false });
    await open();
    let fetched = 0;
    await queries.fetchQuery({ queryKey: ['/api/community/posts'], queryFn: () => ++fetched });
    await message().fill('Try this.');
    await button().click();
    await expect.element(page.getByText('Shared with the community')).toBeVisible();
    expect(served.calls).toEqual([{ call: member, body: { content: 'Try this.', shared: { presetId: 3 } } }]);
    expect(queries.getQueryState(['/api/community/posts'])?.isInvalidated).toBe(true);
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  });

  it('PRESET-30 PRESET-31 PROG-21 whoever is not signed in posts as a guest; the mark is the server’s to set', async () => {
    served.answer(member, 401, { message: 'Please log in to continue.' });
    served.answer(guest, 201, { id: 1, isGuest: true });
    await open(program);
    await button().click();
    await expect.element(page.getByText('Shared as a guest')).toBeVisible();
    expect(served.calls).toEqual([
      { call: member, body: { content: 'Evening is mine.', shared: { programId: 7 } } },
      { call: guest, body: { content: 'Evening is mine.' } },
    ]);
    await shareSound(preset, 'Try this.');
    const body = { content: 'Try this.', shared: { presetId: 3 } };
    expect(served.calls.at(-1)).toEqual({ call: guest, body });
  });

  it('PRESET-30 no other refusal is tried as a guest', async () => {
    served.answer(member, 403, { message: 'Your account is suspended from posting.' });
    await open();
    await button().click();
    await expect.element(page.getByText('Failed to share preset. Please try again.')).toBeVisible();
    await expect.element(page.getByText('Your account is suspended from posting.')).toBeVisible();
    expect(served.calls.map(({ call }) => call)).toEqual([member]);
  });

  it('ERR-10 a failed share of a preset says so, and keeps the message', async () => {
    served.answer(member, 500, { message: 'Something went wrong on our side. Please try again.' });
    await open();
    await message().fill('Long thoughts.');
    await button().click();
    await expect.element(page.getByText('Failed to share preset. Please try again.')).toBeVisible();
    await expect.element(message()).toHaveValue('Long thoughts.');
    await expect(shareSound(preset, 'x')).rejects.toThrow(/^Failed to share preset$/);
  });

  it('ERR-34 a failed share of a program says so, and throws the status', async () => {
    served.answer(member, 503, {});
    await open(program);
    await button().click();
    await expect.element(page.getByText('Failed to share program. Please try again.')).toBeVisible();
    await expect(shareSound(program, 'x')).rejects.toThrow(/^Failed with status: 503$/);
  });
});
