import { pages } from '#contract/rules/pages.ts';

/** The page of a preset that anybody may open, with an account or without. */
export const presetAddress = (presetId: number) => pages.preset.path.replace(':id', String(presetId));
