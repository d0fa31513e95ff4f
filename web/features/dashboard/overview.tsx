import { useState } from 'react';
import type { ListeningSummary } from '#contract/entities/listening.ts';
import type { Preset } from '#contract/entities/preset.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { dayOf, hertz, lengthInWords, sample } from './findings.ts';
import { PlotsAsTables } from './plot.tsx';
import { FrequenciesPlot, HoursPlot, MoodPlot, WeeksPlot } from './plots.tsx';
import { PresetTile } from './preset-tile.tsx';
import { Strips } from './sand-bars.tsx';
import { YearPlot } from './year-plot.tsx';

interface OverviewProps {
  readonly summary: ListeningSummary;
  readonly presets: readonly Preset[];
}

export function Overview({ summary, presets }: OverviewProps) {
  const [view, setView] = useState<'plots' | 'table'>('plots');
  const today = dayOf(new Date());
  if (summary.sessions === 0) return <SampleOverview today={today} />;
  const [favorite] = summary.frequencies;
  return (
    <PlotsAsTables value={view === 'table'}>
      <div className="mt-10 flex flex-wrap items-end gap-x-18 gap-y-7 md:mt-13">
        <Tile value={summary.sessions} label="sessions" />
        {summary.averageSeconds < 60 ? (
          <Tile value={Math.round(summary.averageSeconds)} unit="s" label="average" />
        ) : (
          <Tile value={Math.round(summary.averageSeconds / 60)} unit="min" label="average" />
        )}
        {summary.mood ? (
          <Tile value={summary.mood.improvedPercent} unit="%" label="mood improvement" />
        ) : (
          <p className="max-w-[18ch] text-13 text-muted">
            Mood improvement: you have not said how you feel yet
          </p>
        )}
        {favorite && <Tile value={bare(favorite.hz)} unit="Hz" label="favorite" />}
        <Segmented
          label="Show the numbers as"
          className="md:ml-auto"
          value={view}
          options={[
            { value: 'plots', label: 'Plots' },
            { value: 'table', label: 'Table' },
          ]}
          onChange={setView}
        />
      </div>
      <YearPlot days={summary.days} today={today} />
      <div className="grid gap-x-28 lg:grid-cols-2">
        <WeeksPlot days={summary.days} today={today} />
        <HoursPlot hours={summary.hours} />
        <FrequenciesPlot frequencies={summary.frequencies} />
        {summary.mood && <MoodPlot mood={summary.mood} />}
      </div>
      <Where rows={[...summary.categories].sort((a, b) => b.percent - a.percent)} />
      <Recent recent={summary.recent} presets={presets} />
    </PlotsAsTables>
  );
}

/** The numbers of the specification, for those who have none of their own yet; each of them says so. */
function SampleOverview({ today }: { readonly today: string }) {
  return (
    <>
      <div className="mt-10 flex flex-wrap items-end gap-x-18 gap-y-7 md:mt-13">
        <Tile value={sample.sessions} label="sessions" />
        <Tile value={sample.averageMinutes} unit="min" label="average" />
        <Tile value={sample.improvedPercent} unit="%" label="mood improvement" />
        <Tile value={sample.favoriteHz} unit="Hz" label="favorite" />
        <SampleMark />
      </div>
      <section className="mt-16 md:mt-[92px]">
        <h2 className="type-section">
          Top frequencies <SampleMark />
        </h2>
        <p className="mt-4 font-extralight font-serif text-44">
          {sample.frequencies.join(', ')} <span className="text-22 text-soft">Hz</span>
        </p>
      </section>
      <Where rows={sample.categories} isSample />
      <YearPlot days={[]} today={today} />
    </>
  );
}

const SampleMark = () => <Badge>Sample</Badge>;

const bare = (hz: number) => hertz(hz).replace(' Hz', '');

function Tile({
  value,
  unit,
  label,
}: {
  readonly value: number | string;
  readonly unit?: string;
  readonly label: string;
}) {
  return (
    <p className="text-muted">
      <span className="block font-extralight font-serif text-[2.75rem] text-text leading-none tracking-display md:text-[3.5rem]">
        {value}
        {unit && <small className="ml-1.5 font-light text-22 text-soft tracking-normal">{unit}</small>}
      </span>
      {label}
    </p>
  );
}

function Where({
  rows,
  isSample = false,
}: {
  readonly rows: readonly { readonly category: string; readonly percent: number }[];
  readonly isSample?: boolean;
}) {
  return (
    <section className="mt-16 md:mt-[92px]">
      <h2 className="type-section">Where you listen {isSample && <SampleMark />}</h2>
      <p className="mt-1.5 mb-6 text-13 text-muted">Share of sessions that touched a category</p>
      <Strips
        className={isSample ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-2 lg:grid-cols-3'}
        rows={rows.map(({ category, percent }) => ({
          name: category,
          share: percent / 100,
          value: `${percent} %`,
        }))}
      />
    </section>
  );
}

function Recent({
  recent,
  presets,
}: {
  readonly recent: ListeningSummary['recent'];
  readonly presets: readonly Preset[];
}) {
  const shown = recent.flatMap((heard) => {
    const preset = presets.find(({ id }) => id === heard.presetId);
    return preset ? [{ ...heard, preset }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className="mt-16 md:mt-[92px]">
      <h2 className="type-section">Recent Activity</h2>
      <ul className="mt-7 grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-6 lg:gap-8">
        {shown.map(({ preset, startedAt, seconds }) => (
          <PresetTile
            key={preset.id}
            preset={preset}
            note={`${DAY.format(Date.parse(startedAt))}, ${lengthInWords(seconds)}`}
          />
        ))}
      </ul>
    </section>
  );
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
