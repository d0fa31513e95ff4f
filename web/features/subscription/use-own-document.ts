import { useEffect } from 'react';
import { pageAt } from '#contract/rules/pages.ts';

/**
 * Stripe's hosts are allowed in the document of the paying page alone. A way here inside the app keeps the document of
 * where it began; then this page is loaded anew, once, before anything of Stripe is asked for. Whether that is under way.
 */
export function useOwnDocument(isNeeded: boolean): boolean {
  const mustLoad = isNeeded && pageAt(firstPath()) !== 'subscribe';
  useEffect(() => {
    if (mustLoad) window.location.reload();
  }, [mustLoad]);
  return mustLoad;
}

/** The path that the document itself was asked for at. */
function firstPath(): string {
  const [document] = performance.getEntriesByType('navigation');
  return document ? new URL(document.name).pathname : window.location.pathname;
}
