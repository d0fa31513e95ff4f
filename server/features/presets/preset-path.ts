import { presets } from '#catalogue/presets.ts';
import { pages } from '#contract/rules/pages.ts';

const known = new Set(presets.map(({ id }) => String(id)));
const presetPath = new RegExp(`^${pages.preset.path.replace(':id', '([^/]+)')}/?$`, 'i');

/** Whether a path is that of a preset's page, and there is no such preset. */
export function isUnknownPreset(path: string): boolean {
  const id = presetPath.exec(path)?.[1];
  return id !== undefined && !known.has(id);
}
