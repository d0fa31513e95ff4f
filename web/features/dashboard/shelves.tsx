import { Link } from 'wouter';
import type { ListeningSummary } from '#contract/entities/listening.ts';
import { type Preset, presetCategories } from '#contract/entities/preset.ts';
import { pages } from '#contract/rules/pages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PresetPlate, PresetTile } from './preset-tile.tsx';

interface ShelfProps {
  readonly presets: readonly Preset[];
}

const PER_CATEGORY = 3;
/** As the specification names them. */
const TRENDING = ['DNA Repair', 'Stress Relief', 'Deep Sleep', 'Focus Enhancement'];
const FOR_YOU = 3;

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

/** Close to what was heard most, and not heard just now: said with the reason, as it is. */
export function ForYou({ presets, summary }: ShelfProps & { readonly summary: ListeningSummary }) {
  const [most] = [...summary.categories].sort((a, b) => b.percent - a.percent);
  if (!most || most.percent === 0) {
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
  const heard = new Set(summary.recent.map(({ presetId }) => presetId));
  const close = presets.filter(
    ({ id, category, locked }) => !locked && category === most.category && !heard.has(id),
  );
  return (
    <ul className="mt-13 max-w-[820px] divide-y divide-line">
      {close.slice(0, FOR_YOU).map((preset) => (
        <li key={preset.id} className="py-3">
          <Row
            preset={preset}
            words={`${most.category} is in ${most.percent} % of your sessions, and you have not played this one lately.`}
          />
        </li>
      ))}
    </ul>
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
