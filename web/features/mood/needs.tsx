import type { MoodMatch } from '#contract/entities/recommendation.ts';
import { fill } from '#web/bindings/figures/sand-marks.ts';
import { needName } from './need-name.ts';

const LONGEST = 170;

/** What the words point to, each as a strip of sand with its share at the end. */
export function Needs({ needs }: { readonly needs: MoodMatch['needs'] }) {
  return (
    <ul aria-label="What your words point to">
      {needs.map(({ need, confidence }) => (
        <li key={need} className="grid min-h-10 grid-cols-[116px_1fr] items-center">
          <b className="font-light font-serif text-22">{needName(need)}</b>
          <span className="flex items-center gap-2.5 text-13 text-soft tabular-nums">
            <svg
              aria-hidden="true"
              width={Math.max(6, Math.round(LONGEST * confidence))}
              height="14"
              className="fill-none stroke-sand [stroke-linecap:round] [stroke-width:1.4]"
            >
              <path
                d={fill(1, 4, Math.max(4, LONGEST * confidence - 2), 6, 0.16 + 0.3 * confidence, need.length)}
              />
            </svg>
            {Math.round(confidence * 100)} %
          </span>
        </li>
      ))}
    </ul>
  );
}
