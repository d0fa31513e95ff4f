import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';
import './button.css';

type ButtonTone = 'primary' | 'gold' | 'light' | 'quiet' | 'outline' | 'text' | 'danger';
type ButtonSize = 'small' | 'regular' | 'large';

interface ButtonLook {
  /** primary: the one action of the page; gold: premium only; light: play; quiet: everything else. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** As wide as what holds it. */
  wide?: boolean;
}

/** The look alone, for a link of the router that should read as a button. */
export function buttonClass({ tone = 'quiet', size = 'regular', wide = false }: ButtonLook = {}): string {
  return classes('ui-button', `ui-button-${tone}`, `ui-button-${size}`, wide && 'ui-button-wide');
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'ref'> {
  icon?: IconName;
  solidIcon?: boolean;
  iconEnd?: IconName;
  /** At work: keeps its width and its place in the tab order, and ignores further presses. */
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
  ref?: ComponentProps<'button'>['ref'];
}

export function Button({
  tone,
  size,
  wide,
  icon,
  solidIcon,
  iconEnd,
  busy = false,
  busyLabel = 'Working',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass({ tone, size, wide }), className)}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={(event) => {
        // Not `disabled`: that would throw the focus of a keyboard user back to the top of the page.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className="ui-button-face">
        {icon && <Icon name={icon} size={18} solid={solidIcon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={18} />}
      </span>
      {busy && (
        <span className="ui-button-busy">
          <Spinner label={busyLabel} size={18} />
        </span>
      )}
    </button>
  );
}
