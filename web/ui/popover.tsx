import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDismiss } from './dismiss.ts';
import { useFloating } from './floating.ts';
import { useLingering } from './lingering.ts';
import { both, type TriggerProps, useBothRefs } from './trigger.ts';
import './floating.css';

interface PopoverProps {
  /** Read aloud when it opens. */
  label: string;
  trigger: ReactElement<TriggerProps>;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** Held from outside, when something else may open or close it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A small layer with controls in it. The page behind stays usable; Escape or a press elsewhere closes it. */
export function Popover({ label, trigger, side, align, open: held, onOpenChange, children }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(false);
  const open = held ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  useFloating(open, anchor, layer, { side, align });
  const filled = useLingering(open, layer);
  useDismiss(open, [anchor, layer], (reason) => {
    change(false);
    if (reason === 'escape') anchor.current?.focus();
  });

  useEffect(() => {
    if (open && document.activeElement === anchor.current) layer.current?.focus();
  }, [open]);

  const given = trigger.props;
  const ref = useBothRefs(given.ref, anchor);
  return (
    <>
      {cloneElement(trigger, {
        ref,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: both(given.onClick, () => change(!open)),
      })}
      <div
        ref={layer}
        id={id}
        popover="manual"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className="ui-floating ui-popover"
      >
        {filled && children}
      </div>
    </>
  );
}
