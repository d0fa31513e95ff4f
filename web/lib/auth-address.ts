import { pages } from '#contract/rules/pages.ts';

/** The auth page's address, which brings the visitor back to `path` after the login. */
export function authAddress(path: string): string {
  return `${pages.auth.path}?returnTo=${encodeURIComponent(path)}`;
}
