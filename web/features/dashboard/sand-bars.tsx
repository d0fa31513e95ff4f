import { fill } from '#web/bindings/figures/sand-marks.ts';

/** How a grain, and the words of a scale, look in a plot. */
export const sand = 'fill-none stroke-sand [stroke-linecap:round] [stroke-width:1.5]';
export const scale = 'fill-muted font-sans text-[12px]';
/** In a picture that shrinks with the page: on a phone it is drawn larger, to be read at the same size. */
export const shrinkingScale = `${scale} max-md:text-[20px]`;

const PLOT_HEIGHT = 150;
const PLOT_WIDTH = 560;

/** Upright bars of sand above a line. */
export function Bars({
  values,
  labels,
}: {
  readonly values: readonly number[];
  readonly labels: readonly string[];
}) {
  const most = Math.max(...values, 1);
  const step = PLOT_WIDTH / values.length;
  const wide = Math.min(14, step * 0.66);
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
            d={fill(index * step + (step - wide) / 2, PLOT_HEIGHT - high - 2, wide, high, 0.32, index)}
          />
        );
      })}
      {labels.map((label, index) => (
        <text
          key={label}
          x={(index * PLOT_WIDTH) / Math.max(1, labels.length - 1)}
          y={PLOT_HEIGHT + 22}
          textAnchor={index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}
          className={shrinkingScale}
        >
          {label}
        </text>
      ))}
    </svg>
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
              d={fill(0, 1, 560 * Math.min(1, share), 8, 0.16, name.length)}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
