import { type RefObject, useLayoutEffect } from 'react';

/** beside: right of the column that it stands in, where there is room for it; else below. */
type Side = 'top' | 'bottom' | 'beside';
type Align = 'start' | 'center' | 'end';

export interface Placement {
  side?: Side;
  align?: Align;
  /** Distance from the anchor in pixels. */
  gap?: number;
}

/** Nothing floats nearer to the edge of the window than this. */
const edge = 8;

/** What a layer stands beside says so by this attribute; the gap between both is the pointer's bridge. */
const COLUMN = '[data-column]';
const columnGap = 36;

/** Sets a fixed element beside its anchor; turns to the other side, then slides, when the window is too small. */
function place(
  anchor: Element,
  floating: HTMLElement,
  { side = 'bottom', align = 'center', gap = 8 }: Placement,
) {
  const at = anchor.getBoundingClientRect();
  // offsetWidth, not the rectangle: an opening layer is still scaled down by its transition.
  const width = floating.offsetWidth;
  const height = floating.offsetHeight;
  const windowWidth = document.documentElement.clientWidth;
  const windowHeight = window.innerHeight;

  const column = side === 'beside' ? anchor.closest(COLUMN)?.getBoundingClientRect() : undefined;
  if (column && column.right + columnGap + width <= windowWidth - edge) {
    const top = Math.max(edge, Math.min(at.top - gap, windowHeight - edge - height));
    floating.style.top = `${Math.round(top)}px`;
    floating.style.left = `${Math.round(column.right + columnGap)}px`;
    floating.style.setProperty('--bridge', `${Math.round(column.right + columnGap - at.right)}px`);
    floating.style.setProperty('--bridge-top', `${Math.round(at.top - top)}px`);
    floating.dataset.side = 'beside';
    return;
  }

  const above = at.top - gap - height;
  const below = at.bottom + gap;
  const fitsAbove = above >= edge;
  const fitsBelow = below + height <= windowHeight - edge;
  const useTop = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const wanted = {
    start: at.left,
    center: at.left + at.width / 2 - width / 2,
    end: at.right - width,
  }[align];

  const top = Math.max(edge, Math.min(useTop ? above : below, windowHeight - edge - height));
  const left = Math.max(edge, Math.min(wanted, windowWidth - edge - width));
  floating.style.top = `${Math.round(top)}px`;
  floating.style.left = `${Math.round(left)}px`;
  floating.dataset.side = useTop ? 'top' : 'bottom';
}

/**
 * Shows a `popover` element in the top layer while `open`, beside the anchor, and keeps it there while the page
 * scrolls or changes size. The top layer needs no portal, so a layer inside a dialog stays inside it.
 */
export function useFloating(
  open: boolean,
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  placement: Placement,
) {
  const { side, align, gap } = placement;
  useLayoutEffect(() => {
    const layer = floating.current;
    const base = anchor.current;
    if (!open || !layer || !base) return;
    if (!layer.matches(':popover-open')) layer.showPopover();
    const update = () => place(base, layer, { side, align, gap });
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(layer);
    sizes.observe(base);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      if (layer.isConnected && layer.matches(':popover-open')) layer.hidePopover();
    };
  }, [open, anchor, floating, side, align, gap]);
}
