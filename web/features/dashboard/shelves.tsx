import { Link } from 'wouter';
import { type Preset, presetCategories } from '#contract/entities/preset.ts';
import { pages } from '#contract/rules/pages.ts';
import { useForYou } from '#web/api/use-recommendations.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { PresetPlate, PresetTile } from './preset-tile.tsx';

interface ShelfProps {
  readonly presets: readonly Preset[];
}

const PER_CATEGORY = 3;
/** As the specification names them. */
const TRENDING = ['DNA Repair', 'Stress Relief', 'Deep Sleep', 'Focus Enhancement'];

/** What can be played comes first. */
const playableFirst = (presets: readonly Preset[]) => [
  ...presets.filter(({ locked }) => !locked),
  ...presets.filter(({ locked }) => locked),
];

const lengthOf = ({ duration }: Preset) => `${duration} min`;

export function Categories({ presets }: ShelfProps) {
  return (
    <div className="mt-13 grid gap-x-18 gap-y-16 md:grid-cols-2 lg:grid-cols-3">
      {presetCategories.map((category) => {
        const own = presets.filter((preset) => preset.category === category);
        return (
          <section key={category}>
            <h2 className="type-section flex items-baseline justify-between gap-4">
              {category}
              <span className="font-sans text-13 text-muted">{own.length} presets</span>
            </h2>
            <ul className="mt-3">
              {playableFirst(own)
                .slice(0, PER_CATEGORY)
                .map((preset) => (
                  <li key={preset.id}>
                    <Row preset={preset} words={preset.locked ? 'Premium' : lengthOf(preset)} />
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

export function Trending({ presets }: ShelfProps) {
  const shown = TRENDING.flatMap((name) => presets.find((preset) => preset.name === name) ?? []);
  return (
    <ul className="mt-13 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4 lg:gap-10">
      {shown.map((preset) => (
        <PresetTile key={preset.id} preset={preset} note={lengthOf(preset)} />
      ))}
    </ul>
  );
}

/** By the ranking of all recommendations, each with its reason. */
export function ForYou({ presets }: ShelfProps) {
  const list = useForYou();
  if (list.isError)
    return (
      <ErrorState
        title="Your recommendations could not be fetched"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (!list.data)
    return (
      <Loading label="Your recommendations are being fetched" className="mt-13 grid max-w-[820px] gap-6">
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} shape="block" height={76} />
        ))}
      </Loading>
    );
  if (list.data.length === 0) {
    return (
      <EmptyState
        title="Nothing to go by yet"
        description="Play a few presets, and what is close to them will stand here."
        action={
          <Link href={pages.library.path} className="underline">
            Browse Library
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className="mt-13 max-w-[820px] divide-y divide-line">
        {list.data.map(({ presetId, explanation }) => {
          const preset = presets.find(({ id }) => id === presetId);
          return (
            preset && (
              <li key={presetId} className="py-3">
                <Row preset={preset} words={explanation} />
              </li>
            )
          );
        })}
      </ul>
      <Link href={pages.recommendations.path} className="mt-4 inline-flex min-h-11 items-center underline">
        Ask for more
      </Link>
    </>
  );
}

function Row({ preset, words }: { readonly preset: Preset; readonly words: string }) {
  return (
    <Link
      href={`/library/${preset.id}`}
      className="group grid min-h-[76px] grid-cols-[52px_1fr] items-center gap-4 rounded-surface"
    >
      <PresetPlate preset={preset} />
      <span>
        <span className="block font-medium group-hover:underline">{preset.name}</span>
        <span className="block text-13 text-muted">{words}</span>
      </span>
    </Link>
  );
}
