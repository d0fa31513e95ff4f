import { presets } from '#catalogue/presets.ts';
import { songs } from '#catalogue/songs.ts';
import {
  type FigureSize,
  figureSizes,
  openFigure,
  pictureOf,
  plainTones,
  standInFigure,
  standInTones,
} from '#contract/rules/figure-pictures.ts';
import { tiers } from '#contract/rules/limits.ts';

/** A picture of the product: where it lies under web/public, and what it shows. */
export interface FigureWork {
  readonly path: string;
  readonly tones: readonly number[];
  readonly size: FigureSize;
  /** What stands in for a withheld figure: no line of it can be followed. */
  readonly isBlurred: boolean;
}

interface Subject {
  readonly figure: string;
  readonly tones: readonly number[];
  readonly isBlurred: boolean;
}

const subjects: readonly Subject[] = [
  ...presets.map(({ figure, frequencies }) => ({ figure, tones: frequencies.slice(0, tiers.generators) })),
  ...[...songs.map(({ tonic }) => tonic), ...plainTones].map((hz) => ({
    figure: openFigure([hz]),
    tones: [hz],
  })),
]
  .map((subject): Subject => ({ ...subject, isBlurred: false }))
  .concat(
    Object.values(standInTones).map((hz, place) => ({
      figure: standInFigure(place),
      tones: [hz],
      isBlurred: true,
    })),
  );

/** Every picture once: presets and songs of the same tones share theirs. */
export const FIGURE_WORKS: readonly FigureWork[] = [
  ...new Map(subjects.map((subject) => [subject.figure, subject])).values(),
].flatMap(({ figure, ...shown }) =>
  (Object.keys(figureSizes) as FigureSize[]).map((size) => ({
    ...shown,
    size,
    path: pictureOf(figure, size).slice(1),
  })),
);
