import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { samplePrograms, tonesOfCategory } from './sample-tones.ts';
import { useProfileSound } from './use-program-sound.ts';

export interface SharedTones {
  readonly name: string;
  readonly frequencies: readonly number[];
}

interface SampleProgramsProps {
  readonly onShare: (tones: SharedTones) => void;
}

/** Three programs to begin with. */
export function SamplePrograms({ onShare }: SampleProgramsProps) {
  return (
    <section aria-labelledby="samples">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="samples" className="type-section">
          Saved Programs
        </h2>
        <Badge>Sample</Badge>
      </div>
      <ul className="mt-4">
        {samplePrograms.map((sample) => (
          <SampleRow key={sample.name} {...sample} onShare={onShare} />
        ))}
      </ul>
    </section>
  );
}

function SampleRow({
  name,
  category,
  onShare,
}: { readonly name: string; readonly category: string } & SampleProgramsProps) {
  const frequencies = tonesOfCategory(category);
  const { isPlaying, toggle } = useProfileSound({ id: `sample-${category}`, title: name, frequencies });
  return (
    <li className="grid min-h-21 grid-cols-[56px_minmax(0,1fr)_44px_44px] items-center border-line border-b">
      <StillPlate frequencies={frequencies} live={isPlaying} className="w-full" />
      <p className="pl-4.5">
        <b className="block">{name}</b>
        <span className="text-13 text-muted">
          {category}, {frequencies.join(' + ')} Hz
        </span>
      </p>
      <IconButton
        name={`${isPlaying ? 'Stop' : 'Play'} ${name}`}
        icon={isPlaying ? 'stop' : 'play'}
        solid
        tone={isPlaying ? 'live' : 'bright'}
        onClick={() => void toggle()}
      />
      <IconButton name={`Share ${name}`} icon="share" onClick={() => onShare({ name, frequencies })} />
    </li>
  );
}
