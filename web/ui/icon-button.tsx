import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'aria-label'> {
  /** What it does, in words: read aloud and shown as its tooltip. */
  name: string;
  icon: IconName;
  solid?: boolean;
  /** quiet: an outline that brightens; raised: on a dark disc; accent: the one that plays; live: it is sounding. */
  tone?: 'quiet' | 'bright' | 'raised' | 'light' | 'accent' | 'live' | 'danger';
  size?: 'small' | 'regular' | 'large' | 'huge';
  /** On or off, for a button that keeps its state. */
  pressed?: boolean;
  busy?: boolean;
  /** Part of Premium, and not open to this listener. */
  locked?: boolean;
  /** For a moment it does nothing, and keeps the focus: `disabled` would throw it away. */
  resting?: boolean;
  tooltipSide?: 'top' | 'bottom';
}

const iconSizes = { small: 18, regular: 20, large: 20, huge: 24 };

export function IconButton({
  name,
  icon,
  solid,
  tone = 'quiet',
  size = 'regular',
  pressed,
  busy = false,
  locked = false,
  resting = false,
  tooltipSide,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={name} side={tooltipSide} repeatsName>
      <button
        type="button"
        {...rest}
        aria-label={name}
        aria-pressed={pressed}
        data-resting={resting || undefined}
        aria-disabled={busy || resting || undefined}
        className={classes('ui-icon-button', `ui-icon-button-${tone}`, `ui-icon-button-${size}`, className)}
        onClick={(event) => {
          if (!busy && !resting) onClick?.(event);
        }}
      >
        {busy ? (
          <Spinner size={iconSizes[size]} />
        ) : (
          <Icon name={icon} solid={solid} size={iconSizes[size]} />
        )}
        {locked && <Icon name="lock" size={12} className="ui-icon-button-lock" />}
      </button>
    </Tooltip>
  );
}
