import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { delays } from '#web/lib/delays.ts';
import { useDismiss } from './dismiss.ts';
import { useFloating } from './floating.ts';
import { useLingering } from './lingering.ts';
import { both, type TriggerProps, useBothRefs } from './trigger.ts';
import './floating.css';

interface HoverCardProps {
  content: ReactNode;
  side?: 'top' | 'bottom' | 'beside';
  children: ReactElement<TriggerProps>;
}

/**
 * More about something, 700 ms after the pointer rests on it or the focus reaches it; it goes 300 ms after both have
 * left. On a touch screen the first tap shows it and the second does what the trigger does.
 */
export function HoverCard({ content, side = 'bottom', children }: HoverCardProps) {
  const anchor = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const touched = useRef(false);
  const [open, setOpen] = useState(false);
  useFloating(open, anchor, layer, { side, align: 'start' });
  const filled = useLingering(open, layer);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const soon = (next: boolean, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delay);
  };
  const enter = () => soon(true, open ? 0 : delays.hoverCardOpen);
  const leave = () => soon(false, delays.hoverCardClose);
  useDismiss(open, [anchor, layer], () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  });

  const given = children.props;
  const ref = useBothRefs(given.ref, anchor);
  return (
    <>
      {cloneElement(children, {
        ref,
        onPointerEnter: both(given.onPointerEnter, (event) => {
          if (event.pointerType !== 'touch') enter();
        }),
        onPointerLeave: both(given.onPointerLeave, (event) => {
          if (event.pointerType !== 'touch') leave();
        }),
        onPointerDown: both(given.onPointerDown, (event) => {
          touched.current = event.pointerType === 'touch';
        }),
        onFocus: both(given.onFocus, (event) => {
          if (event.currentTarget.matches(':focus-visible')) enter();
        }),
        onBlur: both(given.onBlur, leave),
        onClickCapture: both(given.onClickCapture, (event: MouseEvent) => {
          if (!touched.current || open) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }),
      })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer may rest on it; there is nothing to press */}
      <div
        ref={layer}
        popover="manual"
        className="ui-floating"
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={enter}
        onBlur={leave}
      >
        {filled && content}
      </div>
    </>
  );
}
