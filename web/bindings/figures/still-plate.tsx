import { type ReactNode, useRef } from 'react';
import { useIsNear } from '#web/lib/use-is-near.ts';
import { classes } from '#web/ui/classes.ts';
import { Figure } from './figure.tsx';
import { MadeFigure } from './made-figure.tsx';
import { ToneFigure } from './tone-figure.tsx';
import './still-plate.css';

interface StillPlateProps {
  /** None: a plate at rest. */
  readonly frequencies: readonly number[];
  /** The picture of their figure, where it was made: there at once. */
  readonly figure?: string | undefined;
  /** It is what sounds now. */
  readonly live?: boolean;
  /** Lit in the colour of the theme. */
  readonly lit?: boolean;
  /** Withheld: blurred, with nothing to read from it. */
  readonly blurred?: boolean;
  /** Larger than a card: drawn for the place it has. */
  readonly large?: boolean | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A round plate with the figure that these tones draw. Far from the window it is empty and costs nothing. */
export function StillPlate({
  frequencies,
  figure,
  live,
  lit,
  blurred,
  large,
  className,
  children,
}: StillPlateProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(plate, false);
  return (
    <span
      ref={plate}
      className={classes('still-plate', className)}
      data-live={live || undefined}
      data-lit={lit || undefined}
      data-blurred={blurred || undefined}
    >
      {isNear && <Sand figure={figure} frequencies={frequencies} large={large} />}
      {children}
    </span>
  );
}

function Sand({ figure, frequencies, large }: Pick<StillPlateProps, 'figure' | 'frequencies' | 'large'>) {
  const className = 'still-plate-sand';
  if (figure) return <MadeFigure figure={figure} size="card" className={className} />;
  if (frequencies.length === 0) return null;
  if (large) return <Figure view="opening" frequencies={frequencies} densest={1.5} className={className} />;
  return <ToneFigure size="row" frequencies={frequencies} className={className} />;
}
