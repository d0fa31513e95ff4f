import { type FigureSize, openFigure, plainTones } from '#contract/rules/figure-pictures.ts';
import { Figure } from './figure.tsx';
import { MadeFigure } from './made-figure.tsx';

interface ToneFigureProps {
  readonly frequencies: readonly number[];
  readonly size: FigureSize;
  readonly className?: string;
}

/** The figure of tones that a listener may have set to anything: a picture where there is one, else drawn. */
export function ToneFigure({ frequencies, size, className }: ToneFigureProps) {
  const [hz] = frequencies;
  const isMade = frequencies.length === 1 && hz !== undefined && plainTones.includes(hz);
  return isMade ? (
    <MadeFigure figure={openFigure(frequencies)} size={size} className={className} />
  ) : (
    <Figure view="opening" frequencies={frequencies} className={className} />
  );
}
