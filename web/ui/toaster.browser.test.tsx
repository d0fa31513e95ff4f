import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { delays } from '#web/lib/delays.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { expectAccessible, render, rendered, settled } from './testing/render.tsx';
import { dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const cards = () => document.querySelectorAll<HTMLElement>('.ui-toast');
const card = () => cards()[0] as HTMLElement;
const appears = (title: string) => expect.element(page.getByText(title, { exact: true })).toBeVisible();

/** A real drag is slow to steer to the pixel; the events are what the browser would send. */
function swipe(by: number) {
  const at = { bubbles: true, pointerId: 1, pointerType: 'touch', button: 0, clientY: 10 };
  // Capturing needs a pointer that is truly down.
  card().setPointerCapture = () => {};
  card().dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 100 }));
  card().dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 100 + by }));
  card().dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 100 + by }));
}

beforeEach(async () => {
  await page.viewport(1000, 800);
  render(<Toaster />);
});
afterEach(() => {
  vi.useRealTimers();
  dismissToast();
});

describe('toast', () => {
  it('D42 stands below the header at every width, where no next step is', async () => {
    for (const width of [1440, 834, 390]) {
      await page.viewport(width, 800);
      toast({ title: `Seen at ${width}` });
      await appears(`Seen at ${width}`);
      await settled();
      const { bottom, left, right } = card().getBoundingClientRect();
      expect(bottom).toBeLessThan(200);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  });

  it('SHELL-36 CONST-17 is one at a time: a new one replaces the one before', async () => {
    toast({ title: 'Program saved' });
    await appears('Program saved');
    toast({ title: 'Preset shared' });
    await appears('Preset shared');
    expect(cards()).toHaveLength(1);
    expect(card().textContent).not.toContain('Program saved');
  });

  it('outlives the dialog that it was shown in, as when sharing closes it', async () => {
    function Sharing() {
      const [isOpen, setOpen] = useState(true);
      const share = () => {
        toast({ title: 'Snapshot shared' });
        setOpen(false);
      };
      return (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Your snapshot">
          <Button onClick={share}>Share</Button>
        </Dialog>
      );
    }
    render(<Sharing />);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await appears('Snapshot shared');
    expect(card().closest('dialog')).toBeNull();
  });

  it('SHELL-37 CONST-17 is shown for 5000 ms, and a new one has its own 5000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    toast({ title: 'First' });
    await rendered();
    await vi.advanceTimersByTimeAsync(4000);
    toast({ title: 'Second' });
    await rendered();
    expect(card().textContent).toContain('Second');
    await vi.advanceTimersByTimeAsync(4999);
    await rendered();
    expect(cards()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await rendered();
    expect(cards()).toHaveLength(0);
    expect(delays.toastShown).toBe(5000);
  });

  it('SHELL-37 CONST-17 is at most 420 px wide, and fits a screen of 320 px', async () => {
    toast({
      title: 'A title that is rather long for a message in a corner, so that it has to wrap somewhere',
    });
    await expect.poll(() => cards().length).toBe(1);
    await settled();
    expect(card().getBoundingClientRect().width).toBe(420);
    await page.viewport(320, 600);
    expect(card().getBoundingClientRect().width).toBeLessThanOrEqual(280);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('SHELL-38 CONST-17 is dismissed by a swipe of 50 px, and stays after one of 49', async () => {
    expect(delays.toastSwipePixels).toBe(50);
    toast({ title: 'Saved' });
    await appears('Saved');
    swipe(49);
    expect(cards()).toHaveLength(1);
    expect(card().style.transform).toBe('');
    swipe(50);
    await expect.poll(() => cards().length).toBe(0);
  });

  it('SHELL-39 has a title and a description, announced politely', async () => {
    toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
    await appears('Logged out');
    await appears('You have been successfully logged out.');
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent(/^Logged outYou have been successfully logged out\.$/);
    await settled();
    await expectAccessible();
  });

  it('a destructive one is an alert with an icon', async () => {
    toast({ title: 'Login failed', description: 'Please try again.', destructive: true });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
    expect(card().querySelector('.ui-toast-icon')).not.toBeNull();
    await settled();
    await expectAccessible();
  });

  it('waits while the pointer rests on it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    toast({ title: 'Saved' });
    await rendered();
    await vi.advanceTimersByTimeAsync(3000);
    card().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await rendered();
    await vi.advanceTimersByTimeAsync(60_000);
    await rendered();
    expect(cards()).toHaveLength(1);
    card().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
    await rendered();
    await vi.advanceTimersByTimeAsync(1999);
    await rendered();
    expect(cards()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await rendered();
    expect(cards()).toHaveLength(0);
  });

  it('F8 reaches it; Escape and its button dismiss it', async () => {
    toast({ title: 'Saved' });
    await appears('Saved');
    await userEvent.keyboard('{F8}');
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => cards().length).toBe(0);
    toast({ title: 'Again' });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => cards().length).toBe(0);
  });

  it('is heard and can be pressed while a dialog is open', async () => {
    function Saving() {
      const [open, setOpen] = useState(true);
      return (
        <Dialog open={open} onClose={() => setOpen(false)} title="Save">
          <Button onClick={() => toast({ title: 'Not saved', destructive: true })}>Save now</Button>
        </Dialog>
      );
    }
    render(<Saving />);
    await page.getByRole('button', { name: 'Save now' }).click();
    await appears('Not saved');
    expect(card().closest('dialog')).not.toBeNull();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => cards().length).toBe(0);
  });
});
