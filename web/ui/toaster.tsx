import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { delays } from '#web/lib/delays.ts';
import { useWatched } from '#web/lib/watched.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { dismissToast, type ShownToast, shownToast } from './toast-store.ts';
import './toaster.css';

/** Runs down while the message can be read; a pointer, the focus or a hidden tab stop it where it is. */
function useCountdown(id: number, held: boolean) {
  const left = useRef<number>(delays.toastShown);
  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = window.setTimeout(() => dismissToast(id), left.current);
    return () => {
      window.clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [id, held]);
}

function usePageHidden() {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
  );
}

/**
 * Everything outside an open modal dialog is inert, a message too: so it is shown inside the uppermost one. When that
 * closes, the message moves out, or it would vanish with it.
 */
function useHost(): Element {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('close', changed, true);
      return () => document.removeEventListener('close', changed, true);
    },
    () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
  );
}

function Toast({ shown }: { shown: ShownToast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const swipe = useRef<{ pointer: number; from: number }>(undefined);
  const card = useRef<HTMLDivElement>(null);
  useCountdown(shown.id, usePageHidden() || hovered || focused);

  const move = (event: PointerEvent) => {
    if (swipe.current?.pointer !== event.pointerId || !card.current) return;
    const by = Math.max(0, event.clientX - swipe.current.from);
    card.current.style.transform = by ? `translateX(${by}px)` : '';
    card.current.style.opacity = by ? String(Math.max(0.2, 1 - by / 240)) : '';
  };
  const release = (event: PointerEvent) => {
    if (swipe.current?.pointer !== event.pointerId || !card.current) return;
    const far = event.type === 'pointerup' && event.clientX - swipe.current.from >= delays.toastSwipePixels;
    swipe.current = undefined;
    if (far) return dismissToast(shown.id);
    card.current.style.transform = '';
    card.current.style.opacity = '';
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is a second way; the button inside is the first
    <div
      ref={card}
      className={classes('ui-toast', shown.destructive && 'ui-toast-destructive')}
      style={{ maxWidth: delays.toastMaxPixels }}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        dismissToast(shown.id);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        swipe.current = { pointer: event.pointerId, from: event.clientX };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {shown.destructive && <Icon name="error" size={20} className="ui-toast-icon" />}
      <div className="ui-toast-words">
        <p className="ui-toast-title">{shown.title}</p>
        {shown.description && <p className="ui-toast-description">{shown.description}</p>}
      </div>
      <button
        type="button"
        className="ui-toast-close"
        aria-label="Dismiss"
        onClick={() => dismissToast(shown.id)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** Stands once in the app. F8 moves the focus to the message. */
export function Toaster() {
  const shown = useWatched(shownToast);
  const region = useRef<HTMLElement>(null);
  const host = useHost();

  useEffect(() => {
    const element = region.current;
    // A dialog that left together with its page took the message along; in a moment it has another host.
    if (!shown || !element?.isConnected || !host.contains(element)) return;
    // Hidden and shown again: the latest popover lies above every layer that was opened before it.
    element.showPopover();
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [shown, host]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return createPortal(
    <section ref={region} popover="manual" aria-label="Notifications" className="ui-toaster">
      <div role={shown?.destructive ? 'alert' : 'status'} aria-atomic="true">
        {shown && <Toast key={shown.id} shown={shown} />}
      </div>
    </section>,
    host,
  );
}
