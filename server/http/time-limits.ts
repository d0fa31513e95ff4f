interface Limits {
  /** From the first byte, in milliseconds. */
  headersWithin: number;
  requestWithin: number;
}

/** Of the time that headers have, so that nobody stays much longer than that. */
const SHARE_BETWEEN_LOOKS = 1 / 15;

/**
 * How long a slow sender is waited for, as options of the server. Node looks for those who are late once in a while,
 * by itself every 30 seconds: whoever is late just after a look stays until the next.
 */
export function timeLimits({ headersWithin, requestWithin }: Limits) {
  const looksEvery = Math.round(headersWithin * SHARE_BETWEEN_LOOKS);
  return {
    requestTimeout: requestWithin - looksEvery,
    http: { headersTimeout: headersWithin - looksEvery, connectionsCheckingInterval: looksEvery },
  };
}
