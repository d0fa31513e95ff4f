import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the build tool describes a file of the web app, by the name of its source. */
interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const MANIFEST = '.vite/manifest.json';
const START = 'index.html';

/** What a page needs to be drawn: sources of the web app, calls that are answered with JSON, pictures. */
export interface PageNeeds {
  readonly sources: readonly string[];
  readonly calls: readonly string[];
  /** Addresses of pictures that are seen at once. */
  readonly pictures: readonly string[];
}

/**
 * Lines for the head of the start page that let a browser fetch what its page needs at once and side by side. Without
 * them it would read the program first, then find the page's part of it, and only then ask for what the page shows.
 */
export function readPageHead(folder: string): (needs: PageNeeds) => string {
  const manifest = join(folder, MANIFEST);
  const files: Record<string, BuiltFile> = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {};
  const atStart = filesBehind([START], files);
  return ({ sources, calls, pictures }) =>
    [
      ...[...filesBehind(sources, files)].filter((file) => !atStart.has(file)).map(lineOfFile),
      // Just as the browser asks by itself, or the answer would not be taken: with cookies, and free to be read.
      ...calls.map((path) => `<link rel="preload" as="fetch" href="${path}" crossorigin="use-credentials">`),
      ...pictures.map((path) => `<link rel="preload" as="image" href="${path}">`),
    ].join('');
}

/** The files of these sources and of all that they import, each once. */
function filesBehind(sources: readonly string[], files: Readonly<Record<string, BuiltFile>>): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    const built = files[source];
    if (!built || seen.has(source)) return;
    seen.add(source);
    found.add(built.file);
    for (const sheet of built.css ?? []) found.add(sheet);
    for (const imported of built.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return found;
}

const lineOfFile = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" href="/${file}" crossorigin>`;
