import { defaultSupportEmail } from '#contract/product.ts';

/** The address people write to. The server puts its own into the page when it serves it. */
export function supportEmail(): string {
  return (
    document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content || defaultSupportEmail
  );
}

/**
 * Whether the request for this page carried a session at all. Without one there is nobody to ask the server
 * about, and a visitor's page is spared a call that can only be refused.
 */
export function mayHaveSession(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content !== 'none';
}
