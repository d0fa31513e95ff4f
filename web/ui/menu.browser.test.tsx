import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from './menu.tsx';
import { expectAccessible, render, settled } from './testing/render.tsx';

const logOut = vi.fn();
const open = vi.fn();
beforeEach(() => {
  logOut.mockClear();
  open.mockClear();
});

function Account() {
  return (
    <>
      <Menu label="Account" trigger={<IconButton name="Account menu" icon="user" />}>
        <MenuHeading>ilse@example.org</MenuHeading>
        <MenuItem href="/profile" onSelect={open}>
          Profile
        </MenuItem>
        <MenuItem disabled>Programs</MenuItem>
        <MenuItem checked>Sounds</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={logOut}>Log out</MenuItem>
      </Menu>
      <button type="button">After</button>
    </>
  );
}

const trigger = () => page.getByRole('button', { name: 'Account menu' });
const item = (name: string) => page.getByRole('menuitem', { name });
const focusTrigger = () => (trigger().element() as HTMLElement).focus();
const isOpen = () => expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible();
const isClosed = () => expect.poll(() => document.querySelector('[role=menu]:popover-open')).toBeNull();

describe('menu', () => {
  it('opens by a press with the first item focused, and says so on its trigger', async () => {
    render(<Account />);
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
    await trigger().click();
    await isOpen();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('Profile')).toHaveFocus();
    await settled();
    await expectAccessible();
  });

  it('ArrowDown opens it at the first item, ArrowUp at the last', async () => {
    render(<Account />);
    focusTrigger();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Log out')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Profile')).toHaveFocus();
  });

  it('arrows go round and step over what is disabled; Home and End go to the ends', async () => {
    render(<Account />);
    focusTrigger();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Sounds' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect.element(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Log out')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(item('Profile')).toHaveFocus();
  });

  it('typed letters find an item', async () => {
    render(<Account />);
    focusTrigger();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Profile')).toHaveFocus();
    await userEvent.keyboard('lo');
    await expect.element(item('Log out')).toHaveFocus();
  });

  it('Escape closes it and gives the focus back', async () => {
    render(<Account />);
    await trigger().click();
    await expect.element(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect.element(trigger()).toHaveFocus();
  });

  it('keeps its items while it fades and lets them go afterwards', async () => {
    const host = render(<Account />);
    await trigger().click();
    await expect.element(item('Profile')).toHaveFocus();
    await settled();
    const left = () => host.querySelectorAll('[role^=menuitem]').length;
    const seen: number[] = [];
    new MutationObserver(() => seen.push(left())).observe(host, {
      attributes: true,
      subtree: true,
      attributeFilter: ['aria-expanded'],
    });
    await userEvent.keyboard('{Escape}');
    await expect.poll(left).toBe(0);
    expect(seen[0]).toBe(4);
  });

  it('Tab, a press elsewhere and a second press on the trigger close it', async () => {
    render(<Account />);
    await trigger().click();
    await expect.element(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await isClosed();
    await trigger().click();
    await isOpen();
    await page.getByRole('button', { name: 'After' }).click();
    await isClosed();
    await trigger().click();
    await isOpen();
    await trigger().click();
    await isClosed();
  });

  it('choosing runs the action once and closes it; a disabled item does nothing', async () => {
    render(<Account />);
    await trigger().click();
    await item('Programs').click({ force: true });
    await isOpen();
    await item('Log out').click();
    expect(logOut).toHaveBeenCalledOnce();
    await isClosed();
  });

  it('an item with an address is a real link that the app may follow itself, by Space too', async () => {
    render(<Account />);
    await trigger().click();
    await expect.element(item('Profile')).toHaveAttribute('href', '/profile');
    await expect.element(item('Profile')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(open).toHaveBeenCalledOnce();
    expect(location.pathname).not.toBe('/profile');
  });
});
