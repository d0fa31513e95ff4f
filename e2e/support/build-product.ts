import { prepare } from '../../scripts/prepare.mjs';

/** Journeys always walk through what the sources say now, also when Playwright is called by hand. */
export default async function buildProduct(): Promise<void> {
  await prepare(['web', 'server'], (words) => console.error(words));
}
