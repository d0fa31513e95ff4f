import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FleetingPopover } from './fleeting-popover.tsx';
import { render } from './testing/render.tsx';

function open(hideAfterPress?: number) {
  render(
    <FleetingPopover
      label="Volume"
      hideAfter={3_000}
      {...(hideAfterPress === undefined ? {} : { hideAfterPress })}
      trigger={<button type="button">Louder</button>}
    >
      <input type="range" aria-label="Level" />
    </FleetingPopover>,
  );
  return page.getByRole('button', { name: 'Louder' });
}
const layer = () => page.getByRole('dialog', { name: 'Volume' });
const isThere = () => layer().query() !== null;

/** Moves the clock only: the press itself happens in real time. */
async function wait(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a popover that hides by itself', () => {
  it('goes after its time', async () => {
    await open().click();
    await expect.element(layer()).toBeVisible();
    await wait(2_900);
    expect(isThere()).toBe(true);
    await wait(200);
    await expect.poll(isThere).toBe(false);
  });

  it('stays while it is used, and hands the focus back when it goes', async () => {
    const button = open();
    await button.click();
    await expect.element(layer()).toBeVisible();
    await wait(2_500);
    page.getByRole('slider', { name: 'Level' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await wait(2_500);
    expect(isThere()).toBe(true);
    await wait(600);
    await expect.poll(isThere).toBe(false);
    await expect.element(button).toHaveFocus();
  });

  it('stays longer when it was pressed open than when the pointer opened it', async () => {
    const button = open(5_000);
    await button.hover();
    await expect.element(layer()).toBeVisible();
    await wait(3_100);
    await expect.poll(isThere).toBe(false);
    await button.click();
    await expect.element(layer()).toBeVisible();
    await wait(4_800);
    expect(isThere()).toBe(true);
    await wait(300);
    await expect.poll(isThere).toBe(false);
  });

  it('a second press closes it', async () => {
    const button = open(5_000);
    await button.click();
    await expect.element(layer()).toBeVisible();
    await button.click();
    await expect.poll(isThere).toBe(false);
  });
});
