import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { delays } from '#web/lib/delays.ts';
import { useFloating } from './floating.ts';
import { both, type TriggerProps, useBothRefs } from './trigger.ts';
import './floating.css';
import './tooltip.css';

interface TooltipProps {
  text: string;
  side?: 'top' | 'bottom';
  /** The text only repeats the name of the control, so it is not read a second time. */
  repeatsName?: boolean;
  children: ReactElement<TriggerProps>;
}

/** Long enough to move the pointer from the control onto its tooltip. */
const crossing = 120;

/** Shared by all tooltips: the one that is open, and when the last one closed. */
let closeOpenOne: (() => void) | undefined;
let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * Opens after 700 ms of hovering (or of holding a finger down), at once by keyboard focus, and at once when
 * another tooltip has closed within the last 300 ms. Escape closes it; the pointer may rest on it.
 */
export function Tooltip({ text, side = 'top', repeatsName = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const [open, setOpen] = useState(false);

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    setOpen(false);
  }, []);

  const show = useCallback(() => {
    window.clearTimeout(timer.current);
    if (closeOpenOne !== close) closeOpenOne?.();
    closeOpenOne = close;
    setOpen(true);
  }, [close]);

  useFloating(open, anchor, layer, { side, gap: 6 });

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      lastClosed = performance.now();
      if (closeOpenOne === close) closeOpenOne = undefined;
    };
  }, [open, close]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const enter = () => {
    window.clearTimeout(timer.current);
    const justClosed = performance.now() - lastClosed < delays.tooltipSkip;
    if (open || justClosed || closeOpenOne) show();
    else timer.current = window.setTimeout(show, delays.tooltipOpen);
  };
  const leave = () => {
    window.clearTimeout(timer.current);
    if (open) timer.current = window.setTimeout(close, crossing);
  };

  const given = children.props;
  const ref = useBothRefs(given.ref, anchor);
  return (
    <>
      {cloneElement(children, {
        ref,
        'aria-describedby': open && !repeatsName ? id : given['aria-describedby'],
        onPointerEnter: both(given.onPointerEnter, enter),
        onPointerLeave: both(given.onPointerLeave, leave),
        onPointerDown: both(given.onPointerDown, (event: PointerEvent<HTMLElement>) => {
          if (event.pointerType !== 'touch') close();
        }),
        onFocus: both(given.onFocus, (event) => {
          if (event.currentTarget.matches(':focus-visible')) show();
        }),
        onBlur: both(given.onBlur, close),
      })}
      <div
        ref={layer}
        id={id}
        popover="manual"
        role="tooltip"
        className="ui-floating ui-tooltip"
        onPointerEnter={() => window.clearTimeout(timer.current)}
        onPointerLeave={leave}
      >
        {text}
      </div>
    </>
  );
}
