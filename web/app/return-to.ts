import { text } from '#contract/rules/limits.ts';
import { isPagePath, pages } from '#contract/rules/pages.ts';
import { authAddress } from '#web/lib/auth-address.ts';

/** Whoever came by the link of a preset wants to be there after the login too; from elsewhere one goes to the dashboard. */
export function loginAddress(path: string): string {
  return path.startsWith(`${pages.library.path}/`) ? authAddress(path) : pages.auth.path;
}

/**
 * Where a login leads: the path asked for if it is one of this site's own pages, else where it is told.
 * A path such as `//evil.example` or `/\evil.example` is an address of another site to a browser, so
 * the path is judged by what a browser would make of it.
 */
export function pathAfterLogin(
  search: string,
  origin: string,
  otherwise: string = pages.dashboard.path,
): string {
  const wanted = new URLSearchParams(search).get('returnTo');
  if (!wanted || wanted.length > text.returnToMax || !wanted.startsWith('/')) return otherwise;
  if (!URL.canParse(wanted, origin)) return otherwise;
  const url = new URL(wanted, origin);
  const isOurs = url.origin === origin && isPagePath(url.pathname) && url.pathname !== pages.auth.path;
  return isOurs ? url.pathname + url.search + url.hash : otherwise;
}
