/** What configures the product. A developer's own values must not reach the tests: least of all their database. */
const configuration = [
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|PUBLIC_URL|SMTP_URL|SUPPORT_EMAIL|LOG_LEVEL|TRUST_PROXY|RATE_LIMIT_SCALE|DRAIN_SECONDS)$/,
  /^NODE_ENV$/,
  /^(STRIPE|LLM|CYMARA|VITE)_/,
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, string>} added
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(env, added) {
  const kept = Object.entries(env).filter(([name]) => !configuration.some((pattern) => pattern.test(name)));
  return { ...Object.fromEntries(kept), NO_COLOR: '1', FORCE_COLOR: undefined, ...added };
}
