import { addresses, splitAddress } from '#contract/endpoints/addresses.ts';
import { platePictures } from '#contract/rules/figure-pictures.ts';
import { type PageName, pageAt, pages } from '#contract/rules/pages.ts';
import type { PageNeeds } from '../http/page-head.ts';

/** What a page asks for as soon as it is drawn, the same for everybody. */
const firstCalls: Partial<Record<PageName, readonly (keyof typeof addresses)[]>> = {
  library: ['listPresets', 'getCatalogueStats'],
  preset: ['listPresets'],
  generators: ['listPresets'],
};

/** Pages with a moving plate, and what lies on it at first. */
const plates: Partial<Record<PageName, readonly string[]>> = {
  generators: platePictures.dial,
  visualization: platePictures.gong,
  snapshots: platePictures.gong,
};

/** Pages that are drawn around the sound. */
const withSound: readonly PageName[] = ['generators', 'library', 'moodMatcher', 'preset', 'visualization'];
const SOUND = 'bindings/sound/app-sound.ts';

const none: PageNeeds = { sources: [], calls: [], pictures: [] };

/** What the page at a path will ask for. Whoever will be led away from it needs nothing of it. */
export function pageNeeds(path: string, hasSession: boolean): PageNeeds {
  const name = pageAt(path);
  if (!name || (!hasSession && pages[name].guard !== 'open')) return none;
  const calls = [...(hasSession ? (['getUser'] as const) : []), ...(firstCalls[name] ?? [])];
  return {
    sources: [sourceOf(name), ...(withSound.includes(name) ? [SOUND] : [])],
    calls: calls.map((call) => splitAddress(addresses[call]).path),
    pictures: plates[name] ?? [],
  };
}

/** `planChooser` is drawn by `plan-chooser-page.tsx`. */
function sourceOf(name: PageName): string {
  return `app/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
}
