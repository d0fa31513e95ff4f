import { presets } from '#catalogue/presets.ts';
import { songs } from '#catalogue/songs.ts';
import {
  type FigureSize,
  openFigure,
  pictureOf,
  plainTones,
  standInFigure,
  standInTones,
  wholeFigure,
} from '#contract/rules/figure-pictures.ts';
import { tiers } from '#contract/rules/limits.ts';
import { gongTones, solfeggio } from '#contract/rules/sound-defaults.ts';
import { FIGURES, type Figure } from '#cymatics/physics/figures.ts';

/** A picture of the product: where it lies under web/public, and what it shows. */
export interface FigureWork {
  readonly path: string;
  readonly tones: readonly number[];
  readonly size: FigureSize;
  /** The body that is seen whole; a square plate through a round opening where there is none. */
  readonly body?: Figure;
  /** What stands in for a withheld figure: no line of it can be followed. */
  readonly isBlurred: boolean;
}

interface Subject {
  readonly figure: string;
  readonly tones: readonly number[];
  readonly isBlurred: boolean;
  readonly sizes: readonly FigureSize[];
  readonly body?: Figure;
}

const LISTED: readonly FigureSize[] = ['row', 'card'];

const subjects: readonly Subject[] = [
  ...presets.map(({ figure, frequencies }) => ({ figure, tones: frequencies.slice(0, tiers.generators) })),
  ...[...songs.map(({ tonic }) => tonic), ...plainTones].map((hz) => ({
    figure: openFigure([hz]),
    tones: [hz],
  })),
]
  .map((subject): Subject => ({ ...subject, isBlurred: false, sizes: LISTED }))
  .concat(
    Object.values(standInTones).map((hz, place) => ({
      figure: standInFigure(place),
      tones: [hz],
      isBlurred: true,
      sizes: LISTED,
    })),
  )
  .concat(
    // The plates of the landing page, and what the gong offers before anything is changed.
    solfeggio.map((hz): Subject => whole(hz, 'square', 'card')),
    FIGURES.map((body): Subject => whole(gongTones[0].frequency, body, 'choice')),
  );

function whole(hz: number, body: Figure, size: FigureSize): Subject {
  return { figure: wholeFigure(hz, body), tones: [hz], body, isBlurred: false, sizes: [size] };
}

/** Every picture once: presets and songs of the same tones share theirs. */
export const FIGURE_WORKS: readonly FigureWork[] = [
  ...new Map(subjects.map((subject) => [subject.figure, subject])).values(),
].flatMap(({ figure, sizes, ...shown }) =>
  sizes.map((size) => ({
    ...shown,
    size,
    path: pictureOf(figure, size).slice(1),
  })),
);
