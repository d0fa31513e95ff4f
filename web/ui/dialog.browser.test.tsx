import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Sheet } from './sheet.tsx';
import { expectAccessible, render, settled } from './testing/render.tsx';

function Saving({ kind }: { kind?: 'dialog' | 'alert' }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <Dialog
        open={open}
        onClose={close}
        kind={kind}
        title="Save as a program"
        description="It keeps what sounds now."
        actions={<Button onClick={close}>Cancel</Button>}
      >
        <Field label="Name" />
        <Menu label="More" trigger={<Button>More</Button>}>
          <MenuItem>Copy</MenuItem>
        </Menu>
      </Dialog>
    </>
  );
}

function Details() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Transformation">
        <p>528 Hz</p>
      </Sheet>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Save' });
const dialog = () => page.getByRole('dialog', { name: 'Save as a program' });
const isClosed = () => expect.poll(() => document.querySelector('dialog[open]')).toBeNull();

afterEach(() => page.viewport(414, 896));

describe('dialog', () => {
  it('opens with its name and description, and the focus inside', async () => {
    render(<Saving />);
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    await expect.element(dialog()).toHaveAccessibleDescription('It keeps what sounds now.');
    expect(document.querySelector('dialog')?.contains(document.activeElement)).toBe(true);
    await settled();
    await expectAccessible();
  });

  it('keeps Tab inside and the page behind out of reach', async () => {
    render(<Saving />);
    await opener().click();
    const seen = new Set<boolean>();
    for (let i = 0; i < 8; i += 1) {
      await userEvent.keyboard('{Tab}');
      const at = document.activeElement;
      // Between the last and the first control the focus may rest on the browser itself.
      if (at !== document.body) seen.add(Boolean(at?.closest('dialog')));
    }
    expect([...seen]).toEqual([true]);
  });

  it('Escape closes it and gives the focus back', async () => {
    render(<Saving />);
    await opener().click();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect.element(opener()).toHaveFocus();
  });

  it('the close button and a press on the backdrop close it', async () => {
    await page.viewport(1000, 800);
    render(<Saving />);
    await opener().click();
    await page.getByRole('button', { name: 'Close' }).click();
    await isClosed();
    await opener().click();
    await userEvent.click(document.querySelector('dialog') as Element, {
      position: { x: -60, y: 20 },
      force: true,
    });
    await isClosed();
  });

  it('an alert asks: a press outside leaves it, Escape closes it', async () => {
    await page.viewport(1000, 800);
    render(<Saving kind="alert" />);
    await opener().click();
    await expect.element(page.getByRole('alertdialog', { name: 'Save as a program' })).toBeVisible();
    await userEvent.click(document.querySelector('dialog') as Element, {
      position: { x: -60, y: 20 },
      force: true,
    });
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  });

  it('Escape in a menu inside it closes the menu alone', async () => {
    render(<Saving />);
    await opener().click();
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[role=menu]:popover-open')).toBeNull();
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  });
});

describe('sheet', () => {
  it('CONST-18 comes from the right from 768 px on, and rises from below on anything narrower', async () => {
    await page.viewport(768, 800);
    render(<Details />);
    await page.getByRole('button', { name: 'Details' }).click();
    await settled();
    const box = () => (document.querySelector('dialog') as Element).getBoundingClientRect();
    expect([box().right, box().top, box().bottom]).toEqual([768, 0, 800]);
    expect(box().left).toBeGreaterThan(0);

    await page.viewport(767, 800);
    await settled();
    expect([box().left, box().right, box().bottom]).toEqual([0, 767, 800]);
    expect(box().top).toBeGreaterThan(0);
  });

  it('is a dialog with a name: Escape closes it and gives the focus back', async () => {
    render(<Details />);
    const button = page.getByRole('button', { name: 'Details' });
    await button.click();
    await expect.element(page.getByRole('dialog', { name: 'Transformation' })).toBeVisible();
    await settled();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect.element(button).toHaveFocus();
  });
});
