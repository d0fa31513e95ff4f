import { tiers } from '#contract/rules/limits.ts';
import { firstGenerators, simpleTones, solfeggio } from '#contract/rules/sound-defaults.ts';

/**
 * Figures that never change are made once, by the studio, and lie here as pictures. What lies under an address stays
 * as it is for ever: whoever draws them differently takes the next letter. (No number: addresses are searched for those.)
 */
const VERSION = 'a';
const OPEN_FOLDER = `/figures/${VERSION}/`;
/** The server stands in front of these: only premium members are told an address in here, or given what lies there. */
export const PREMIUM_FIGURES = '/figures/premium/';

/** Their sides in pixels: for a row of a list, for one of a few choices, and for a card. */
export const figureSizes = { row: 80, choice: 144, card: 288 } as const;
export type FigureSize = keyof typeof figureSizes;

/** Seen blurred in place of a figure that would tell withheld numbers. Any tones do, as long as neighbours differ. */
export const standInTones = { a: 234, b: 297, c: 345, d: 412, e: 478, f: 556, g: 671 } as const;
const standIns = Object.keys(standInTones);

/** Single tones that pages show without a preset or a song. */
export const plainTones: readonly number[] = [
  ...new Set([...firstGenerators.map(({ frequency }) => frequency), ...simpleTones, ...solfeggio]),
];

/** What the moving plates show at first, so that they are not bare until they are drawn: sand, and metal under it. */
export const platePictures = {
  dial: [`${OPEN_FOLDER}plate-dial-sand.webp`],
  gong: [`${OPEN_FOLDER}plate-gong-sand.webp`, `${OPEN_FOLDER}plate-gong-metal.webp`],
} as const;

/** The figure of tones that everyone may know: those that sound, as many as there are generators. */
export function openFigure(tones: readonly number[]): string {
  return `${OPEN_FOLDER}${tones.slice(0, tiers.generators).join('-')}`;
}

/** The figure of one tone on a body that is seen whole. */
export function wholeFigure(tone: number, body: string): string {
  return `${OPEN_FOLDER}${tone}-${body}`;
}

export function premiumFigure(name: string): string {
  return `${PREMIUM_FIGURES}${VERSION}/${name}`;
}

export function standInFigure(presetId: number): string {
  return `${OPEN_FOLDER}locked-${standIns[presetId % standIns.length]}`;
}

/** Where the picture of a figure lies in the size that is wanted. */
export function pictureOf(figure: string, size: FigureSize): string {
  return `${figure}-${figureSizes[size]}.webp`;
}
