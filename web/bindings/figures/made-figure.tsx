import { type FigureSize, pictureOf } from '#contract/rules/figure-pictures.ts';
import './figure.css';

interface MadeFigureProps {
  /** As the server names it, or `openFigure` of tones whose figure is known to be made. */
  readonly figure: string;
  readonly size: FigureSize;
  readonly className?: string | undefined;
}

/** A figure that was made once and is served as a picture. It holds the sand alone; its colour is a matter of style. */
export function MadeFigure({ figure, size, className }: MadeFigureProps) {
  return (
    <span aria-hidden="true" className={`figure ${className ?? ''}`}>
      <i className="figure-picture" style={{ '--picture': `url("${pictureOf(figure, size)}")` }} />
    </span>
  );
}
