import { wholeFigure } from '#contract/rules/figure-pictures.ts';
import { MadeFigure } from '#web/bindings/figures/made-figure.tsx';
import { useTonePreview } from '#web/bindings/sound/use-late-sound.ts';
import { Icon } from '#web/ui/icon.tsx';
import './tone-plate.css';

interface TonePlateProps {
  readonly hertz: number;
  readonly name: string;
  readonly syllable: string;
}

/** A plate that sounds its tone while it is pressed in. */
export function TonePlate({ hertz, name, syllable }: TonePlateProps) {
  const { isPlaying, toggle } = useTonePreview(hertz, name);
  return (
    <button type="button" aria-pressed={isPlaying} onClick={toggle} className="tone-plate">
      <span className="tone-plate-sand">
        <MadeFigure figure={wholeFigure(hertz, 'square')} size="card" />
        <span className="tone-plate-mark">
          <Icon name={isPlaying ? 'stop' : 'play'} solid size={16} />
        </span>
      </span>
      <span className="tone-plate-number">
        {hertz}
        <span className="sr-only"> hertz, </span>
      </span>
      <span className="tone-plate-name">
        {syllable} · {name}
      </span>
    </button>
  );
}
