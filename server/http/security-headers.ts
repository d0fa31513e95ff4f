import type { FastifyInstance } from 'fastify';

interface HeaderSettings {
  isHttps: boolean;
}

/** On every answer, files and errors too. There are no CORS headers: no other site has business here. */
export function sendSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  const headers = securityHeaders(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // By the route too: `/%61pi/user` is another spelling of the same call.
    const isApi = [request.url, request.routeOptions.url].some((path) => path?.startsWith('/api/'));
    if (isApi) reply.headers({ 'Cache-Control': 'no-store', Vary: 'Cookie' });
  });
}

export function securityHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(settings, false),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions('payment=()'),
    ...(settings.isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** For the one page that shows Stripe's card form, where Stripe's keys are set: no other names its hosts. */
export function cardFormHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(settings, true),
    'Permissions-Policy': permissions('payment=(self "https://js.stripe.com")'),
  };
}

const permissions = (payment: string) => `camera=(), microphone=(), geolocation=(), ${payment}`;

function contentPolicy({ isHttps }: HeaderSettings, hasStripe: boolean): string {
  const stripe = (hosts: string) => (hasStripe ? ` ${hosts}` : '');
  return [
    "default-src 'none'",
    // The mood model's kernel is WebAssembly, a kilobyte inside our own script. This lets the browser compile that and no
    // more: texts still cannot become scripts. Where it is forbidden the model runs in plain JavaScript, slower.
    `script-src 'self' 'wasm-unsafe-eval'${stripe('https://js.stripe.com https://*.js.stripe.com')}`,
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    ...(hasStripe
      ? ['frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com']
      : []),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
