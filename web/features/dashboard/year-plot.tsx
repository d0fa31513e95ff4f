import type { ListeningSummary } from '#contract/entities/listening.ts';
import { heap } from '#web/bindings/figures/sand-marks.ts';
import {
  type CalendarDay,
  DAY_MS,
  dateOf,
  mondayBefore,
  YEAR_WEEKS as WEEKS,
  yearUntil,
} from './findings.ts';
import { Plot } from './plot.tsx';
import { sand, scale } from './sand-bars.tsx';

const ROW = 26;
const COLUMN = 25;
const LEFT = 44;
const LONG_MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

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
          d={heap(...place(day), Math.min(day.minutes, 240), 5, Date.parse(day.day) / 1000)}
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
  const monday = mondayBefore(today, WEEKS - 1);
  return Array.from({ length: WEEKS - 3 }, (_, week) => monday + week * 7 * DAY_MS).flatMap((start, week) => {
    const first = new Date(start);
    return first.getUTCDate() <= 7 ? [{ name: MONTH.format(first), week }] : [];
  });
}
