import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import './string-row.css';

interface StringRowProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** The bead is a plate, and larger than a face. */
  readonly hasPlate?: boolean;
  /** It sounds: its stretch of the string swings. */
  readonly isLive?: boolean;
  /** The string goes on below it. */
  readonly goesOn?: boolean;
  readonly bead: ReactNode;
}

/** Something that hangs on the string that runs down the left: a bead, and what is said beside it. */
export function StringRow({
  hasPlate,
  isLive,
  goesOn = true,
  bead,
  className,
  children,
  ...rest
}: StringRowProps) {
  return (
    <div
      {...rest}
      className={classes('ui-string-row', goesOn && 'ui-string', className)}
      data-plate={hasPlate || undefined}
      data-live={isLive || undefined}
    >
      {isLive && <Swing />}
      <div className="ui-string-bead">{bead}</div>
      {children}
    </div>
  );
}

/** Whoever wrote as a guest: a ring without a face. */
export function NobodysBead() {
  return <span className="ui-string-nobody" />;
}

/** The string as a standing wave: it swings from one side to the other, and rests where motion is not wanted. */
function Swing() {
  return (
    <svg
      className="ui-string-swing"
      viewBox="0 0 22 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M11 0c12 20 12 40 0 60s-12 40 0 60s12 40 0 60s-12 40 0 60" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
