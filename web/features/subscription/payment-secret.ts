let secret: string | null = null;

/**
 * What opens one payment of the test provider. It stands behind the address's hash, which is sent to nobody, and is
 * taken out of the address at once; the page keeps it while it is open.
 */
export function takePaymentSecret(): string | null {
  const found = new URLSearchParams(window.location.hash.slice(1)).get('secret');
  if (found !== null) {
    secret = found;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return secret;
}
