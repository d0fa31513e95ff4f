import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the browser fetches from `/`. */
export const PUBLIC = here('../../web/public/');
/** What was measured in each encoded file, and of which bytes. */
export const MEASURED = here('../measured.json');
/** Of all pictures of figures together: how many, how large, and of which bytes. */
export const MEASURED_FIGURES = here('../measured-figures.json');
export const MEASURED_FILMS = here('../measured-films.json');
