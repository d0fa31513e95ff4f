import type { ListeningSummary } from '#contract/entities/listening.ts';
import {
  type CalendarDay,
  hertz,
  minutesInWords,
  mostlyWhen,
  type Week,
  weeksInWords,
  weeksUntil,
  yearUntil,
} from './findings.ts';
import { Plot } from './plot.tsx';
import { createGrains, fill, heap } from './sand.ts';

const WEEKS = 53;
const ROW = 26;
const COLUMN = 25;
const LEFT = 44;
const LONG_MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dateOf = (day: string) => DATE.format(Date.parse(day));
const DAY_MS = 86_400_000;

const sand = 'fill-none stroke-sand [stroke-linecap:round] [stroke-width:1.5]';
const scale = 'fill-muted font-sans text-[12px]';

/** A year of days, a grain a minute. Silent days stay dark: nothing counts against anybody. */
export function YearPlot({
  days,
  today,
}: {
  readonly days: ListeningSummary['days'];
  readonly today: string;
}) {
  const year = yearUntil(today, days);
  const months = [...new Set(year.map(({ day }) => day.slice(0, 7)))];
  const firstDay = new Date(Date.parse(today) - 364 * DAY_MS).toISOString().slice(0, 10);
  const minutes = year.reduce((sum, day) => sum + day.minutes, 0);
  return (
    <Plot
      title={minutes === 0 ? 'Your year, still clear' : 'A year of listening'}
      about={`Minutes a day, ${dateOf(firstDay)} to ${dateOf(today)}. One grain is one minute.`}
      table={{
        head: ['Month', 'Days', 'Minutes'],
        rows: months.map((month) => {
          const heard = year.filter(({ day }) => day.startsWith(month));
          return [
            LONG_MONTH.format(Date.parse(`${month}-01`)),
            heard.length,
            heard.reduce((sum, { minutes }) => sum + minutes, 0),
          ];
        }),
      }}
    >
      <section
        aria-label="A year of days"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too
        tabIndex={0}
        className="-mx-gutter overflow-x-auto px-gutter"
        dir="rtl"
      >
        <YearPicture year={year} today={today} />
      </section>
    </Plot>
  );
}

/** Reads from right to left on a phone: today stands at the edge that one sees first. */
function YearPicture({ year, today }: { readonly year: readonly CalendarDay[]; readonly today: string }) {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const place = ({ week, weekday: row }: { week: number; weekday: number }) =>
    [LEFT + week * COLUMN + COLUMN / 2, row * ROW + ROW / 2] as const;
  const [x, y] = place({ week: WEEKS - 1, weekday });
  const width = LEFT + WEEKS * COLUMN;
  const foot = 7 * ROW;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${foot + 30}`}
      className="block w-full min-w-[1100px]"
      direction="ltr"
    >
      {['Mon', 'Wed', 'Fri', 'Sun'].map((name, index) => (
        <text key={name} x="0" y={index * 2 * ROW + ROW / 2 + 4} className={scale}>
          {name}
        </text>
      ))}
      <line x1={LEFT} x2={width} y1={foot + 6} y2={foot + 6} className="stroke-line" />
      {monthsUntil(today).map(({ name, week }) => (
        <text key={`${name} ${week}`} x={LEFT + week * COLUMN + 4} y={foot + 24} className={scale}>
          {name}
        </text>
      ))}
      {year.map((day) => (
        <path
          key={day.day}
          className={sand}
          d={heap(...place(day), Math.min(day.minutes, 240), 5, createGrains(Date.parse(day.day) / 1000))}
        >
          <title>{`${dateOf(day.day)}: ${day.minutes} min`}</title>
        </path>
      ))}
      <circle cx={x} cy={y} r="11" className="fill-none stroke-accent" />
    </svg>
  );
}

/** Where in the 53 weeks a month begins. The last one is left out: today is written there. */
function monthsUntil(today: string): { name: string; week: number }[] {
  const at = Date.parse(today);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS - 52 * 7 * DAY_MS;
  return Array.from({ length: WEEKS - 3 }, (_, week) => monday + week * 7 * DAY_MS).flatMap((start, week) => {
    const first = new Date(start);
    return first.getUTCDate() <= 7 ? [{ name: MONTH.format(first), week }] : [];
  });
}

const PLOT_HEIGHT = 150;
const PLOT_WIDTH = 560;

/** Upright bars of sand above a line. */
function Bars({
  values,
  labels,
}: {
  readonly values: readonly number[];
  readonly labels: readonly string[];
}) {
  const most = Math.max(...values, 1);
  const step = PLOT_WIDTH / values.length;
  const wide = Math.min(14, step * 0.66);
  const next = createGrains(values.length);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT + 28}`} className="block w-full">
      <line x1="0" x2={PLOT_WIDTH} y1={PLOT_HEIGHT} y2={PLOT_HEIGHT} className="stroke-line" />
      {values.map((value, index) => {
        const high = (value / most) * (PLOT_HEIGHT - 12);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className={sand}
            d={fill(index * step + (step - wide) / 2, PLOT_HEIGHT - high - 2, wide, high, 0.32, next)}
          />
        );
      })}
      {labels.map((label, index) => (
        <text
          key={label}
          x={(index * PLOT_WIDTH) / Math.max(1, labels.length - 1)}
          y={PLOT_HEIGHT + 22}
          textAnchor={index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}
          className={scale}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

export function WeeksPlot({
  days,
  today,
}: {
  readonly days: ListeningSummary['days'];
  readonly today: string;
}) {
  const weeks: readonly Week[] = weeksUntil(today, days, 26);
  const shortDate = (day: string) => DATE.format(Date.parse(day)).replace(/,? \d{4}$/, '');
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
  const rows = [
    ['Better', mood.improvedPercent],
    ['The same', mood.samePercent],
    ['Lower', mood.lowerPercent],
  ] as const;
  return (
    <Plot
      title={title}
      about={`How you felt, 1 to 10, in ${mood.sessions} ${mood.sessions === 1 ? 'session' : 'sessions'}: ${mood.before.toFixed(1)} before, ${mood.after.toFixed(1)} after`}
      table={{
        head: ['After the session', 'Sessions'],
        rows: rows.map(([name, percent]) => [name, `${percent} %`]),
      }}
    >
      <Strips rows={rows.map(([name, percent]) => ({ name, share: percent / 100, value: `${percent} %` }))} />
    </Plot>
  );
}

interface Strip {
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  readonly value: string;
}

/** Lying strips of sand, each under its name. */
export function Strips({
  rows,
  className = '',
}: {
  readonly rows: readonly Strip[];
  readonly className?: string;
}) {
  return (
    <ul className={`grid gap-x-14 gap-y-5 ${className}`}>
      {rows.map(({ name, share, value }) => (
        <li key={name}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-serif text-22">{name}</span>
            <span className="text-soft tabular-nums">{value}</span>
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 560 10"
            preserveAspectRatio="none"
            className="mt-2 block h-2.5 w-full"
          >
            <line x1="0" x2="560" y1="5" y2="5" className="stroke-line" />
            <path
              className={sand}
              vectorEffect="non-scaling-stroke"
              d={fill(0, 1, 560 * Math.min(1, share), 8, 0.16, createGrains(name.length))}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
