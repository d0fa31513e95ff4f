import type { ListeningSummary } from '#contract/entities/listening.ts';
import { listening } from '#contract/rules/limits.ts';
import { shrinkingScale } from './sand-bars.tsx';

const WIDTH = 560;
const HEIGHT = 260;
const TOP = 14;
const FOOT = 34;
const LEFT = 60;
const RIGHT = 380;

const { feelingMin, feelingMax } = listening;
const y = (feeling: number) =>
  TOP + ((feelingMax - feeling) / (feelingMax - feelingMin)) * (HEIGHT - TOP - FOOT);

/** A line for each way from before to after, the stronger the more often it was gone; the mean of all stands out. */
export function FeelingSlopes({ mood }: { readonly mood: NonNullable<ListeningSummary['mood']> }) {
  const most = Math.max(...mood.pairs.map(({ sessions }) => sessions));
  const shares = [
    `${mood.improvedPercent} % higher`,
    `${mood.samePercent} % the same`,
    `${mood.lowerPercent} % lower`,
  ];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full">
      {[LEFT, RIGHT].map((x) => (
        <line key={x} x1={x} x2={x} y1={TOP} y2={HEIGHT - FOOT} className="stroke-light-14" />
      ))}
      {[feelingMin, feelingMax].map((feeling) => (
        <text key={feeling} x={LEFT - 14} y={y(feeling) + 4} textAnchor="end" className={shrinkingScale}>
          {feeling}
        </text>
      ))}
      {mood.pairs.map(({ before, after, sessions }) => (
        <line
          key={`${before} ${after}`}
          data-slope
          x1={LEFT}
          x2={RIGHT}
          y1={y(before)}
          y2={y(after)}
          strokeDasharray={after > before ? undefined : '2 5'}
          strokeWidth={1 + (2 * sessions) / most}
          className="stroke-light-24 [stroke-linecap:round]"
        />
      ))}
      <line
        x1={LEFT}
        x2={RIGHT}
        y1={y(mood.before)}
        y2={y(mood.after)}
        strokeWidth="2.5"
        className="stroke-sand [stroke-linecap:round]"
      />
      <text x={LEFT - 14} y={y(mood.before) + 8} textAnchor="end" className="fill-text font-serif text-22">
        {mood.before.toFixed(1)}
      </text>
      <text x={RIGHT + 14} y={y(mood.after) + 8} className="fill-text font-serif text-22">
        {mood.after.toFixed(1)}
      </text>
      {shares.map((share, index) => (
        <text key={share} x={WIDTH} y={TOP + 4 + index * 26} textAnchor="end" className={shrinkingScale}>
          {share}
        </text>
      ))}
      {['Before', 'After'].map((name, index) => (
        <text
          key={name}
          x={[LEFT, RIGHT][index]}
          y={HEIGHT - 8}
          textAnchor="middle"
          className={shrinkingScale}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
