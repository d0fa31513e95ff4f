import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';
import './sheet.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title is said by something in the sheet itself: it is read aloud, not shown. */
  hideTitle?: boolean;
  /** Runs edge to edge at the top, behind the close button: a picture, a figure. */
  figure?: ReactNode;
  children: ReactNode;
}

/** Slides in from the right; on a narrow screen it rises from below. */
export function Sheet({ open, onClose, title, hideTitle = false, figure, children }: SheetProps) {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={id} className="ui-modal ui-sheet">
      <div className="ui-sheet-close">
        <IconButton name="Close" icon="close" tone="bright" onClick={onClose} tooltipSide="bottom" />
      </div>
      {figure && <div className="ui-sheet-figure">{figure}</div>}
      <div className={classes('ui-sheet-body', !figure && !hideTitle && 'ui-sheet-headed')}>
        <h2 id={id} className={hideTitle ? 'sr-only' : 'type-section'}>
          {title}
        </h2>
        {children}
      </div>
    </Modal>
  );
}
