import type { ListeningSummary } from '#contract/entities/listening.ts';
import { feelingInWords } from '#web/lib/feelings.ts';
import { FeelingSlopes } from './feeling-slopes.tsx';
import {
  dateOf,
  hertz,
  minutesInWords,
  mostlyWhen,
  type Week,
  weeksInWords,
  weeksUntil,
} from './findings.ts';
import { Plot } from './plot.tsx';
import { Bars, Strips } from './sand-bars.tsx';

export function WeeksPlot({
  days,
  today,
}: {
  readonly days: ListeningSummary['days'];
  readonly today: string;
}) {
  const weeks: readonly Week[] = weeksUntil(today, days, 26);
  const shortDate = (day: string) => dateOf(day).replace(/,? \d{4}$/, '');
  return (
    <Plot
      title={weeksInWords(weeks)}
      about={`Minutes a week, the last 26 weeks. This week ${weeks.at(-1)?.minutes ?? 0}.`}
      table={{
        head: ['Week of', 'Minutes'],
        rows: weeks.map(({ monday, minutes }) => [dateOf(monday), minutes]),
      }}
    >
      <Bars
        values={weeks.map(({ minutes }) => minutes)}
        labels={[0, 13, 25].map((index) => shortDate(weeks[index]?.monday ?? today))}
      />
    </Plot>
  );
}

export function HoursPlot({ hours }: { readonly hours: readonly number[] }) {
  const most = mostlyWhen(hours);
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return (
    <Plot
      title={most ? `Mostly ${most.name}` : 'At any time'}
      about={`Minutes by time of day, the last 12 months${most ? `. ${most.percent} % are ${most.name}` : ''}.`}
      table={{
        head: ['From', 'Minutes'],
        rows: hours.map((seconds, hour) => [clock(hour), Math.round(seconds / 60)]),
      }}
    >
      <Bars values={hours} labels={['00:00', '06:00', '12:00', '18:00', '24:00']} />
    </Plot>
  );
}

export function FrequenciesPlot({ frequencies }: { readonly frequencies: ListeningSummary['frequencies'] }) {
  const [first, second] = frequencies;
  if (!first) return null;
  return (
    <Plot
      title={
        second
          ? `${hertz(first.hz)} first, then ${Number(second.hz.toFixed(2))}`
          : `${hertz(first.hz)} above all`
      }
      about="Minutes with each frequency, the last 12 months"
      table={{
        head: ['Frequency', 'Time'],
        rows: frequencies.map(({ hz, seconds }) => [hertz(hz), minutesInWords(seconds)]),
      }}
    >
      <Strips
        rows={frequencies.slice(0, 8).map(({ hz, seconds }) => ({
          name: hertz(hz),
          share: seconds / first.seconds,
          value: minutesInWords(seconds),
        }))}
      />
    </Plot>
  );
}

export function MoodPlot({ mood }: { readonly mood: NonNullable<ListeningSummary['mood']> }) {
  const change = mood.after - mood.before;
  const title =
    change > 0.2
      ? 'A little lighter afterwards'
      : change < -0.2
        ? 'A little heavier afterwards'
        : 'Much the same afterwards';
  const sessions = `${mood.sessions} ${mood.sessions === 1 ? 'session' : 'sessions'}`;
  return (
    <Plot
      title={title}
      about={`How you said you felt, before and after ${sessions}, 1 to 10`}
      table={{
        head: ['Before → after', 'Sessions'],
        rows: mood.pairs.map(({ before, after, sessions }) => [
          `${feelingInWords(before)} (${before}) → ${feelingInWords(after)} (${after})`,
          sessions,
        ]),
      }}
    >
      <FeelingSlopes mood={mood} />
    </Plot>
  );
}
