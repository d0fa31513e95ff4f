import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';
import './dialog.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** alert: asks before something that cannot be undone; a press outside does not close it. */
  kind?: 'dialog' | 'alert';
  size?: 'small' | 'regular' | 'large';
  /** The buttons at its foot, the chosen action last. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  kind = 'dialog',
  size = 'regular',
  actions,
  children,
}: DialogProps) {
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={descriptionId}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      closesOutside={kind === 'dialog'}
      className={`ui-modal ui-dialog ui-dialog-${size}`}
    >
      <div className="ui-dialog-body">
        <h2 id={`${id}-title`} className="type-section typed">
          {title}
        </h2>
        {description && (
          <div id={descriptionId} className="ui-dialog-description">
            {description}
          </div>
        )}
        {children}
        {actions && <div className="ui-dialog-actions">{actions}</div>}
        {kind === 'dialog' && (
          <span className="ui-dialog-close">
            <IconButton name="Close" icon="close" onClick={onClose} />
          </span>
        )}
      </div>
    </Modal>
  );
}
