import { standInTones } from '#contract/rules/figure-pictures.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { StillPlate } from './still-plate.tsx';

interface LockedPlateProps {
  /** Larger than a card: drawn for the place it has. */
  readonly large?: boolean;
  readonly className?: string;
}

/** What Premium opens. Its numbers are not told, so the figure is not its own: blurred, under a gold lock. */
export function LockedPlate({ large = false, className }: LockedPlateProps) {
  return (
    <StillPlate frequencies={[standInTones.d]} blurred large={large} {...(className ? { className } : {})}>
      <span
        className={classes(
          'absolute inset-0 m-auto grid place-items-center rounded-full bg-ink-85 text-gold',
          large ? 'size-18' : 'size-8.5',
        )}
      >
        <Icon name="lock" size={large ? 26 : 14} />
      </span>
    </StillPlate>
  );
}
