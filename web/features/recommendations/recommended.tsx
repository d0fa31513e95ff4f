import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { useRecommendedSound } from '#web/bindings/sound/use-recommended-sound.ts';
import { hertzInWords } from '#web/bindings/sound/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { IconName } from '#web/ui/icon-paths.ts';

/** A recommended preset, as both lists show it. */
export interface Recommended {
  readonly id: number;
  readonly presetId: number;
  readonly name: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly relevance?: string;
  readonly category: string;
  /** In seconds: how long it plays. */
  readonly seconds: number;
  readonly description: string;
  /** Empty where the numbers are withheld. */
  readonly frequencies: readonly number[];
  readonly figure: string;
  readonly reasons: string;
}

const categoryIcons: Readonly<Record<string, IconName>> = {
  mental: 'mood',
  physical: 'user',
  energy: 'bolt',
  sleep: 'moon',
};
export const categoryIcon = (category: string): IconName => categoryIcons[category.toLowerCase()] ?? 'wave';

export const percentOf = (confidence: number): number => Math.round(confidence * 100);

/** Green from 80, yellow from 60, red below. */
export function confidenceTone(percent: number): 'ok' | 'warn' | 'danger' {
  if (percent >= 80) return 'ok';
  return percent >= 60 ? 'warn' : 'danger';
}

const CHIPS = 6;

/** One of the list: its figure, which sounds when pressed, and all that speaks for it. */
export function RecommendedCard({ recommended }: { readonly recommended: Recommended }) {
  const { name, confidence, relevance, category, seconds, description, frequencies, figure, reasons } =
    recommended;
  const { isPlaying, toggle } = useRecommendedSound({
    ...recommended,
    presetName: name,
    durationSeconds: seconds,
  });
  const percent = percentOf(confidence);
  const isLocked = frequencies.length === 0;
  return (
    <li className="grid min-w-0 grid-cols-[84px_minmax(0,1fr)] gap-x-5 border-line border-t pt-8 md:grid-cols-[132px_minmax(0,1fr)] md:gap-x-8">
      <div className="relative self-start">
        <StillPlate
          frequencies={frequencies}
          figure={figure}
          live={isPlaying}
          blurred={isLocked}
          className="w-full"
        >
          {isLocked && <Icon name="lock" size={22} className="text-gold" />}
        </StillPlate>
        {!isLocked && (
          <IconButton
            className="-bottom-2 absolute right-0"
            name={isPlaying ? `Stop ${name}` : `Play ${name}`}
            icon={isPlaying ? 'stop' : 'play'}
            solid
            tone={isPlaying ? 'accent' : 'raised'}
            size="large"
            onClick={() => void toggle()}
          />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <h3 className="type-heading min-w-0 break-words text-[1.625rem]">{name}</h3>
          <Badge tone={confidenceTone(percent)}>{percent}% match</Badge>
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-4.5 gap-y-1 text-muted">
          <span className="inline-flex items-center gap-2">
            <Icon name={categoryIcon(category)} size={16} />
            {category}
          </span>
          <span>{Math.round(seconds / 60)} min</span>
          {relevance && <span>{relevance}</span>}
        </p>
        <ul aria-label="Frequencies" className="mt-3 flex flex-wrap gap-1.5">
          {isLocked ? (
            <li className="text-13 text-muted">Premium shows its frequencies.</li>
          ) : (
            frequencies.slice(0, CHIPS).map((hz) => (
              <li key={hz} className="rounded-full bg-veil px-3 py-1 text-13 text-chip">
                {hertzInWords(hz)}
              </li>
            ))
          )}
        </ul>
        <p className="mt-4 line-clamp-4 text-soft">{description}</p>
        <h4 className="mt-4 text-13 text-muted">Why this works</h4>
        <p className="type-citation mt-1 text-17">{reasons}</p>
      </div>
    </li>
  );
}
