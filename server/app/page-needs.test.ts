import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PageName, pages } from '#contract/rules/pages.ts';
import { pageNeeds } from './page-needs.ts';

it('names a source that exists for every page that has one of its own', () => {
  const names = Object.keys(pages) as PageName[];
  const missing = names
    .flatMap((name) => pageNeeds(pages[name].path.replace(':id', '1'), true).sources)
    .filter((source) => !existsSync(new URL(`../../web/${source}`, import.meta.url)));
  // The landing page by its second address.
  expect(missing).toEqual(['app/pages/about-page.tsx']);
});
