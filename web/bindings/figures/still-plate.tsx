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
  /** Withheld: blurred, with nothing to read from it. */
  readonly blurred?: boolean;
  /** Larger than a card: drawn for the place it has. */
  readonly large?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A round plate with the figure that these tones draw. Far from the window it is empty and costs nothing. */
export function StillPlate({
  frequencies,
  figure,
  live,
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
      data-blurred={blurred || undefined}
    >
      {isNear &&
        (figure || frequencies.length > 0) &&
        (figure ? (
          <MadeFigure figure={figure} size="card" className="still-plate-sand" />
        ) : large ? (
          <Figure view="opening" frequencies={frequencies} densest={1.5} className="still-plate-sand" />
        ) : (
          <ToneFigure size="row" frequencies={frequencies} className="still-plate-sand" />
        ))}
      {children}
    </span>
  );
}
