import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Where a page stood when it was left: kept with its step of the history, so that Back finds it there. */
interface Place {
  readonly scrolled: number;
  /** What was at the top of the window, and where: heights above it may be guesses when the page comes back. */
  readonly anchor: { readonly name: string; readonly top: number } | null;
}

/** A page that comes back may fetch its parts first. No longer than this is it moved to its place. */
const LATEST_MS = 3_000;
/** It stands when it has not moved for so many frames. */
const STEADY_FRAMES = 3;
const REST_MS = 100;

/** Every page begins at its top, for the eye and for whoever listens to the screen; Back finds it as it was left. */
export function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const place = (window.history.state as { place?: Place } | null)?.place;
    main.current?.focus({ preventScroll: true });
    if (place) return returnTo(place);
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [path, main]);
  useEffect(() => {
    // The browser's own memory of scroll positions would move the page again after a Back.
    window.history.scrollRestoration = 'manual';
    return keepPlace();
  }, []);
}

/** Writes the place down when the scrolling rests, and before a hand does anything that could lead away. */
function keepPlace(): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(resting);
    resting = undefined;
    // Past the router, which would tell the whole page of a new address.
    const state = { ...window.history.state, place: presentPlace() };
    History.prototype.replaceState.call(window.history, state, '');
  };
  const later = () => {
    clearTimeout(resting);
    resting = setTimeout(keep, REST_MS);
  };
  const now = () => resting !== undefined && keep();
  window.addEventListener('scroll', later, { passive: true });
  for (const hand of ['pointerdown', 'keydown'] as const) window.addEventListener(hand, now, true);
  return () => {
    clearTimeout(resting);
    window.removeEventListener('scroll', later);
    for (const hand of ['pointerdown', 'keydown'] as const) window.removeEventListener(hand, now, true);
  };
}

const anchors = () => document.querySelectorAll<HTMLElement>('[data-scroll-anchor]');
const topOf = (element: Element) => element.getBoundingClientRect().top;

function presentPlace(): Place {
  const first = [...anchors()].find((element) => element.getBoundingClientRect().bottom > 0);
  const name = first?.dataset.scrollAnchor;
  return { scrolled: window.scrollY, anchor: first && name ? { name, top: topOf(first) } : null };
}

/** Moves the page to its place, frame by frame until it holds; a hand that scrolls itself is never held. */
function returnTo({ scrolled, anchor }: Place): () => void {
  const until = performance.now() + LATEST_MS;
  let steady = 0;
  let frame = 0;
  const step = () => {
    const mark = anchor && [...anchors()].find((element) => element.dataset.scrollAnchor === anchor.name);
    const wanted = anchor && mark ? window.scrollY + topOf(mark) - anchor.top : scrolled;
    const isThere = Math.abs(window.scrollY - wanted) < 1 && (anchor === null || mark != null);
    steady = isThere ? steady + 1 : 0;
    if (!isThere) window.scrollTo({ top: wanted, left: 0, behavior: 'instant' });
    if (steady < STEADY_FRAMES && performance.now() < until) frame = requestAnimationFrame(step);
  };
  const leave = new AbortController();
  const stop = () => {
    cancelAnimationFrame(frame);
    leave.abort();
  };
  for (const hand of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    window.addEventListener(hand, stop, { signal: leave.signal, passive: true });
  step();
  return stop;
}
