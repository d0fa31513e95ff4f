import { presets } from '#catalogue/presets.ts';
import { type Figures, measurePreset } from './measure-preset.ts';

/** Runs in the browser: the bench calls it by a preset's id, and gets numbers back. */
const page = {
  async measure(id: number): Promise<Figures> {
    const preset = presets.find((one) => one.id === id);
    if (!preset) throw new Error(`There is no preset ${id}.`);
    return measurePreset(preset);
  },
};

export type PresetsPage = typeof page;

Object.assign(globalThis, { benchPage: page });
