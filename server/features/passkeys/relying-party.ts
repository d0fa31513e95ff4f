/** Who asks for a passkey, as browsers know it: a name, never a number, and the one address that may use it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** On one's own machine browsers know passkeys under `localhost`, not under its number. */
const OWN_MACHINE = new Set(['127.0.0.1', '[::1]']);

/** From the site's own address, never from one that a request names. */
export function toRelyingParty(site: string): RelyingParty {
  const url = new URL(site);
  if (OWN_MACHINE.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
