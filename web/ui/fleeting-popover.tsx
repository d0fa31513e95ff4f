import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Popover } from './popover.tsx';
import { both, type TriggerProps } from './trigger.ts';

interface FleetingPopoverProps {
  label: string;
  trigger: ReactElement<TriggerProps>;
  /** Milliseconds after which it hides by itself; every touch of what is in it begins them anew. */
  hideAfter: number;
  /** Opens under the pointer too, and stays this long instead when it was pressed open. */
  hideAfterPress?: number;
  children: ReactNode;
}

const TOUCHES = ['pointermove', 'keydown', 'input'] as const;

/** A popover that goes by itself when nobody uses it. */
export function FleetingPopover({
  label,
  trigger,
  hideAfter,
  hideAfterPress,
  children,
}: FleetingPopoverProps) {
  const [open, setOpen] = useState<'no' | 'hovered' | 'pressed'>('no');
  const button = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isPress = useRef(false);
  const isOpen = open !== 'no';
  const shownFor = open === 'pressed' ? (hideAfterPress ?? hideAfter) : hideAfter;

  useEffect(() => {
    const layer = content.current?.parentElement;
    if (!isOpen || !layer) return;
    let going: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(going);
      going = setTimeout(() => {
        // The focus must not be left on what is no longer there.
        if (layer.contains(document.activeElement)) button.current?.focus();
        setOpen('no');
      }, shownFor);
    };
    wait();
    for (const touch of TOUCHES) layer.addEventListener(touch, wait);
    return () => {
      clearTimeout(going);
      for (const touch of TOUCHES) layer.removeEventListener(touch, wait);
    };
  }, [isOpen, shownFor]);

  const change = (next: boolean) => {
    // A press on what the pointer has opened keeps it open.
    const keeps = isPress.current && open === 'hovered';
    isPress.current = false;
    setOpen(next || keeps ? 'pressed' : 'no');
  };
  const given = trigger.props;
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={change}
      side="top"
      trigger={cloneElement(trigger, {
        ref: button,
        onClick: both(given.onClick, () => {
          isPress.current = true;
        }),
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          given.onPointerEnter?.(event);
          const opensByHover = hideAfterPress !== undefined && event.pointerType === 'mouse';
          if (opensByHover && !isOpen) setOpen('hovered');
        },
      })}
    >
      <div ref={content}>{children}</div>
    </Popover>
  );
}
