import { defaultSupportEmail } from '#contract/product.ts';

/** The address people write to. The server puts its own into the page when it serves it. */
export function supportEmail(): string {
  return (
    document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content || defaultSupportEmail
  );
}
