import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { delays } from '#web/lib/delays.ts';
import { HoverCard } from './hover-card.tsx';
import { IconButton } from './icon-button.tsx';
import { Popover } from './popover.tsx';
import { expectAccessible, render, rendered, settled } from './testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

const openTips = () =>
  [...document.querySelectorAll('[role=tooltip]:popover-open')].map((tip) => tip.textContent);
const named = (name: string) => page.getByRole('button', { name }).element();

/** With the clock in our hand, the pointer is too: a real one would move while time stands still. */
const hover = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
const leave = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
const pass = async (milliseconds: number) => {
  await rendered();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await rendered();
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(async () => {
  await pass(1000);
  vi.useRealTimers();
});

describe('tooltip', () => {
  const pair = () =>
    render(
      <>
        <IconButton name="Share" icon="share" />
        <IconButton name="Save" icon="bookmark" />
      </>,
    );

  it('SHELL-40 CONST-16 opens after 700 ms of hovering and not before', async () => {
    expect(delays.tooltipOpen).toBe(700);
    pair();
    hover(named('Share'));
    await pass(699);
    expect(openTips()).toEqual([]);
    await pass(1);
    await rendered();
    expect(openTips()).toEqual(['Share']);
  });

  it('SHELL-40 does not open when the pointer leaves before that', async () => {
    pair();
    hover(named('Share'));
    await pass(699);
    leave(named('Share'));
    await pass(5000);
    expect(openTips()).toEqual([]);
  });

  it('SHELL-41 CONST-16 another one hovered within 300 ms opens at once, a later one waits again', async () => {
    expect(delays.tooltipSkip).toBe(300);
    pair();
    hover(named('Share'));
    await pass(700);
    await rendered();
    expect(openTips()).toEqual(['Share']);
    await userEvent.keyboard('{Escape}');
    await rendered();
    expect(openTips()).toEqual([]);
    await pass(299);
    hover(named('Save'));
    await rendered();
    expect(openTips()).toEqual(['Save']);

    await userEvent.keyboard('{Escape}');
    await rendered();
    expect(openTips()).toEqual([]);
    await pass(300);
    hover(named('Share'));
    await pass(699);
    expect(openTips()).toEqual([]);
    await pass(1);
    await rendered();
    expect(openTips()).toEqual(['Share']);
  });

  it('opens at once by keyboard focus, Escape closes it, and it describes what it belongs to', async () => {
    render(
      <Tooltip text="Sand rests where nothing moves">
        <button type="button">Plate</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await rendered();
    expect(openTips()).toEqual(['Sand rests where nothing moves']);
    await expect
      .element(page.getByRole('button'))
      .toHaveAccessibleDescription('Sand rests where nothing moves');
    vi.useRealTimers();
    await settled();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await rendered();
    expect(openTips()).toEqual([]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });

  it('stays while the pointer rests on it', async () => {
    pair();
    hover(named('Share'));
    await pass(700);
    await rendered();
    expect(openTips()).toEqual(['Share']);
    leave(named('Share'));
    hover(document.querySelector('[role=tooltip]:popover-open') as Element);
    await pass(5000);
    expect(openTips()).toEqual(['Share']);
  });

  it('stays inside the window at every corner', async () => {
    const host = render(
      ['0 auto auto 0', '0 0 auto auto', 'auto auto 0 0', 'auto 0 0 auto'].map((inset) => (
        <div key={inset} style={{ position: 'fixed', inset }}>
          <IconButton name={`A rather long name for a button at ${inset}`} icon="share" />
        </div>
      )),
    );
    for (const button of host.querySelectorAll('button')) {
      hover(button);
      await pass(700);
      await rendered();
      expect(openTips()).toHaveLength(1);
      const tip = document.querySelector<HTMLElement>('[role=tooltip]:popover-open') as HTMLElement;
      const left = Number.parseFloat(tip.style.left);
      const top = Number.parseFloat(tip.style.top);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(left + tip.offsetWidth).toBeLessThanOrEqual(window.innerWidth - 8);
      expect(top + tip.offsetHeight).toBeLessThanOrEqual(window.innerHeight - 8);
      leave(button);
      await pass(2000);
    }
  });
});

describe('hover card', () => {
  const card = () => document.querySelector('.ui-floating:popover-open');
  const link = () => document.querySelector('main a') as HTMLAnchorElement;
  const person = () =>
    render(
      <HoverCard content={<p>Listening since March</p>}>
        <a href="#amara">Amara</a>
      </HoverCard>,
    );

  it('CONST-16 opens after 700 ms and closes 300 ms after the pointer has left', async () => {
    expect([delays.hoverCardOpen, delays.hoverCardClose]).toEqual([700, 300]);
    person();
    hover(link());
    await pass(699);
    expect(card()).toBeNull();
    await pass(1);
    await rendered();
    expect(card()?.textContent).toBe('Listening since March');
    leave(link());
    await pass(299);
    expect(card()).not.toBeNull();
    await pass(1);
    await rendered();
    expect(card()).toBeNull();
  });

  it('stays while the pointer is on the card, and Escape closes it', async () => {
    person();
    hover(link());
    await pass(700);
    await rendered();
    expect(card()).not.toBeNull();
    leave(link());
    hover(card() as Element);
    await pass(5000);
    expect(card()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await rendered();
    expect(card()).toBeNull();
  });

  it('the first tap shows it, the second follows the link', async () => {
    person();
    const tap = () => {
      link().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      return link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    expect(tap()).toBe(false);
    await rendered();
    expect(card()).not.toBeNull();
    expect(tap()).toBe(true);
    location.hash = '';
  });

  it('opens by keyboard focus too', async () => {
    person();
    await userEvent.tab();
    await pass(700);
    await rendered();
    expect(card()).not.toBeNull();
    vi.useRealTimers();
    await settled();
    await expectAccessible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
});

describe('popover', () => {
  it('opens by a press and closes by Escape, giving the focus back', async () => {
    vi.useRealTimers();
    render(
      <Popover label="Volume settings" trigger={<IconButton name="Volume" icon="volume" />}>
        <button type="button">Mute</button>
      </Popover>,
    );
    const trigger = page.getByRole('button', { name: 'Volume' });
    await trigger.click();
    await expect.element(page.getByRole('dialog', { name: 'Volume settings' })).toBeVisible();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Mute' })).toHaveFocus();
    await settled();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
});
