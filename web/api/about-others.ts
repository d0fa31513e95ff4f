import type { ContentKind } from '#contract/entities/report.ts';

/** Something that staff can be told of. */
export interface Reportable {
  readonly kind: ContentKind;
  readonly id: number;
  /** What it is, in words: 'the post of ada'. */
  readonly name: string;
}

/** Somebody of whom one may want to see nothing any more. */
export interface Person {
  readonly id: number;
  readonly username: string;
}

/** What one can do about what others made; a page fills it in. */
export interface AboutOthers {
  readonly onReport: (thing: Reportable) => void;
  readonly onBlock: (person: Person) => void;
}
