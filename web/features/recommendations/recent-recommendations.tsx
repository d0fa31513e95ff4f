import type { KeptRecommendation } from '#contract/entities/recommendation.ts';
import { shown } from '#contract/rules/limits.ts';
import { useRecommendations } from '#web/api/use-recommendations.ts';
import { useUser } from '#web/api/use-user.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { useRecommendedSound } from '#web/bindings/sound/use-recommended-sound.ts';
import { dayInWords } from '#web/lib/time-words.ts';
import { percentOf } from './recommended.tsx';

/** The last few, each of which plays when it is pressed. Nothing stands here before the first. */
export function RecentRecommendations() {
  const { user } = useUser();
  const { data = [] } = useRecommendations(user !== null);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="recent-recommendations">
      <h3 id="recent-recommendations" className="font-light font-serif text-22">
        Recent recommendations
      </h3>
      <ul className="mt-4">
        {data.slice(0, shown.recentRecommendations).map((one) => (
          <li key={one.id}>
            <Recent recommendation={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recent({ recommendation }: { readonly recommendation: KeptRecommendation }) {
  const { title, frequencies, figure, confidence, createdAt, duration } = recommendation;
  const { isPlaying, toggle } = useRecommendedSound({
    ...recommendation,
    presetName: title,
    durationSeconds: duration,
  });
  const isLocked = frequencies.length === 0;
  return (
    <button
      type="button"
      className="grid min-h-16 w-full grid-cols-[44px_1fr] items-center gap-4 rounded-surface text-left"
      aria-pressed={isPlaying}
      disabled={isLocked}
      onClick={() => void toggle()}
    >
      <StillPlate
        frequencies={frequencies}
        figure={figure}
        live={isPlaying}
        blurred={isLocked}
        className="w-11"
      />
      <span className="min-w-0">
        <span className="block break-words font-medium">{title}</span>
        <span className="block text-13 text-muted">
          {isPlaying
            ? 'Playing'
            : `${dayInWords(new Date(createdAt))}, ${percentOf(confidence)}% match${isLocked ? ', Premium' : ''}`}
        </span>
      </span>
    </button>
  );
}
