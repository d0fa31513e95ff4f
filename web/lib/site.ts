import { defaultSupportEmail } from '#contract/product.ts';

/** The address people write to. The server puts its own into the page when it serves it. */
export function supportEmail(): string {
  return (
    document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content || defaultSupportEmail
  );
}

/** The host of the outside language model that gets the texts of the mood box; empty where there is none. */
export function languageModelHost(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="language-model"]')?.content ?? '';
}

/**
 * Whether the request for this page carried a session at all. Without one there is nobody to ask the server
 * about, and a visitor's page is spared a call that can only be refused.
 */
export function mayHaveSession(): boolean {
  const told = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;
  return told !== 'none' || !isFreshFromServer();
}

/**
 * A copy that a service worker or the browser's cache kept, as the way back in its history uses it, says what was true
 * when it was made: whoever has logged in since would be taken for a visitor.
 */
function isFreshFromServer(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.workerStart === 0 && page.transferSize > 0;
}
