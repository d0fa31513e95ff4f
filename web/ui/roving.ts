import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * A long list as one tab stop. Each item carries `data-roving` with its id, and its main control `data-roving-main`
 * with `tabIndex` 0 on the stop and −1 elsewhere; whatever else stands in an item has −1 too. Up and down lead from
 * item to item, also in a grid; right and left through what an item holds, and on to the next; Home and End to the ends.
 */
export function useRoving(ids: readonly number[]) {
  const [last, setLast] = useState<number | null>(null);
  return {
    /** The id of the item that Tab leads to: the one that was used last, if it is still there. */
    stop: last !== null && ids.includes(last) ? last : ids[0],
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const id = target.closest<HTMLElement>(ITEM)?.dataset.roving;
        if (id !== undefined) setLast(Number(id));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        const next = nextControl(event.key, event.currentTarget, event.target);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
}

const ITEM = '[data-roving]';
const MAIN = '[data-roving-main]';

function nextControl(key: string, list: Element, from: EventTarget): HTMLElement | null | undefined {
  const item = from instanceof Element ? from.closest<HTMLElement>(ITEM) : null;
  // A menu that was opened from an item has arrows of its own.
  if (!item || !(from instanceof Element) || from.closest('[role="menu"]')) return null;
  const items = [...list.querySelectorAll<HTMLElement>(ITEM)];
  const place = items.indexOf(item);
  const controls = controlsOf(item);
  const within = controls.indexOf(from as HTMLElement);
  const mainOf = (other: HTMLElement | undefined) => other?.querySelector<HTMLElement>(MAIN);
  switch (key) {
    case 'ArrowDown':
      return mainOf(nearest(item, items.slice(place + 1)));
    case 'ArrowUp':
      return mainOf(nearest(item, items.slice(0, place).reverse()));
    case 'ArrowRight':
      return controls[within + 1] ?? mainOf(items[place + 1]);
    case 'ArrowLeft':
      return within > 0 ? controls[within - 1] : mainOf(items[place - 1]);
    case 'Home':
      return mainOf(items[0]);
    case 'End':
      return mainOf(items.at(-1));
    default:
      return null;
  }
}

function controlsOf(item: HTMLElement): (HTMLElement | null)[] {
  const main = item.querySelector<HTMLElement>(MAIN);
  const all = [...item.querySelectorAll<HTMLElement>('a[href], button')];
  return [main, ...all.filter((control) => control !== main && !control.closest('[popover]'))];
}

/** The item of the next row that stands nearest to the same column; the items come in the order of going there. */
function nearest(item: HTMLElement, others: readonly HTMLElement[]): HTMLElement | undefined {
  const here = item.getBoundingClientRect();
  let row: DOMRect | undefined;
  let best: { readonly element: HTMLElement; readonly away: number } | undefined;
  for (const element of others) {
    const there = element.getBoundingClientRect();
    const isOtherRow = Math.abs(there.top - here.top) > MIN_ROW;
    if (!isOtherRow) continue;
    row ??= there;
    if (Math.abs(there.top - row.top) > MIN_ROW) break;
    const away = Math.abs(there.left - here.left);
    if (!best || away < best.away) best = { element, away };
  }
  return best?.element;
}

/** Pixels by which the tops of two rows differ at least. */
const MIN_ROW = 8;
