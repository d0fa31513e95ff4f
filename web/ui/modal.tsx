import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLingering } from './lingering.ts';
import './modal.css';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  className: string;
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** Escape always does; a press on what lies behind only where nothing can be lost. */
  closesOutside?: boolean;
  children: ReactNode;
}

/**
 * The platform's own modal dialog: it traps the focus, makes the rest of the page inert, closes on Escape and
 * gives the focus back. What it holds stays mounted until it has faded out.
 */
export function Modal({
  open,
  onClose,
  className,
  labelledBy,
  describedBy,
  role,
  closesOutside = true,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const filled = useLingering(open, dialog);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      // Measured while the page still scrolls; a dialog over a dialog would measure nothing.
      if (!document.querySelector('dialog:modal')) {
        const root = document.documentElement;
        root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
      }
      element.showModal();
    }
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and comes as the cancel event
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Both press and release on the backdrop: a text selection dragged out of the dialog must not close it.
        if (event.target === event.currentTarget && pressedOutside.current && closesOutside) onClose();
      }}
    >
      {filled && children}
    </dialog>
  );
}
