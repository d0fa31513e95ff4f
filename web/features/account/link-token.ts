let token: string | null = null;

/**
 * What a link from a mail opens by. It stands behind the address's hash, which is sent to nobody, and is taken out of
 * the address at once, so that neither the history nor a glance at the screen keeps it.
 */
export function takeLinkToken(): string | null {
  const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (found !== null) {
    token = found;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return token;
}
