import type { MoodMatch } from '#contract/entities/recommendation.ts';
import { fill } from '#web/bindings/figures/sand-marks.ts';
import { needName } from './need-name.ts';

const STRIP =
  'pointer-events-none absolute top-[calc(100%-0.1em)] left-0 h-3 w-full fill-none stroke-sand [stroke-linecap:round] [stroke-width:1.4]';

interface Piece {
  readonly from: number;
  readonly words: string;
  readonly counted: MoodMatch['moving'][number] | null;
}

/** What was written, as it was written; under the words that counted lies sand, and the need they point to. */
export function ToldSentence({
  text,
  moving,
}: {
  readonly text: string;
  readonly moving: MoodMatch['moving'];
}) {
  return (
    <p className="overflow-x-clip whitespace-pre-wrap wrap-anywhere font-extralight font-serif text-[clamp(1.625rem,2.85vw,2.625rem)] leading-[max(2.02em,3.875rem)] tracking-title">
      {piecesOf(text, moving).map(({ from, words, counted }) =>
        counted ? <Counted key={from} {...counted} /> : words,
      )}
    </p>
  );
}

function Counted({ words, need, weight }: MoodMatch['moving'][number]) {
  return (
    <mark className="relative inline-block max-w-full bg-transparent text-text leading-[1.12]">
      {words}
      <svg aria-hidden="true" viewBox="0 0 300 12" preserveAspectRatio="none" className={STRIP}>
        <path
          vectorEffect="non-scaling-stroke"
          d={fill(0, 3, 300, 6, 0.03 + 0.1 * weight, words.length * 7 + need.length)}
        />
      </svg>
      <span className="absolute top-[calc(100%+9px)] left-0 whitespace-nowrap font-sans text-13/none tracking-normal">
        <span className="sr-only">, which points to </span>
        {needName(need)}
      </span>
    </mark>
  );
}

/** The text cut where counted words begin and end; each is looked for behind the one before it. */
function piecesOf(text: string, moving: MoodMatch['moving']): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const counted of moving) {
    const from = text.indexOf(counted.words, done);
    if (from < 0) continue;
    pieces.push({ from: done, words: text.slice(done, from), counted: null });
    pieces.push({ from, words: counted.words, counted });
    done = from + counted.words.length;
  }
  return [...pieces, { from: done, words: text.slice(done), counted: null }];
}
