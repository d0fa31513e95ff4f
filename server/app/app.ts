import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type EndpointName, endpoints } from '#contract/endpoints/all.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { isPagePath, pageAt } from '#contract/rules/pages.ts';
import type { OpenDatabase } from '../db/connection.ts';
import { resetDelivery } from '../features/accounts/forgotten-password.ts';
import { accountHandlers } from '../features/accounts/routes.ts';
import { settingsHandlers } from '../features/accounts/settings-routes.ts';
import { administrationHandlers } from '../features/administration/routes.ts';
import { listeningHandlers } from '../features/listening/routes.ts';
import { moderationHandlers } from '../features/moderation/routes.ts';
import { MoodThread } from '../features/mood/mood-thread.ts';
import { moodHandlers } from '../features/mood/routes.ts';
import { operationHandlers } from '../features/operations/routes.ts';
import { passkeyHandlers } from '../features/passkeys/routes.ts';
import { pictureHandlers } from '../features/pictures/routes.ts';
import { postHandlers } from '../features/posts/routes.ts';
import { guardFigureFiles } from '../features/presets/figure-files.ts';
import { isUnknownPreset } from '../features/presets/preset-path.ts';
import { presetHandlers } from '../features/presets/routes.ts';
import { programHandlers } from '../features/programs/routes.ts';
import { recommendationHandlers } from '../features/recommendations/routes.ts';
import { songHandlers } from '../features/songs/routes.ts';
import { guardSongFiles } from '../features/songs/song-files.ts';
import { endDelivery } from '../features/subscriptions/end-at-provider.ts';
import { webhookDelivery } from '../features/subscriptions/receive-event.ts';
import { subscriptionHandlers } from '../features/subscriptions/routes.ts';
import { testPaymentHandlers } from '../features/subscriptions/test-payment-routes.ts';
import { openGateways } from '../gateways/gateways.ts';
import { openPayments } from '../gateways/payments/open-payments.ts';
import type { StripeSettings } from '../gateways/payments/stripe-payments.ts';
import { answerBrokenRequest, refuseOddRequests } from '../http/broken-request.ts';
import type { Handler, Handlers } from '../http/call.ts';
import { refuseIncompleteEndpoints } from '../http/check-endpoint.ts';
import { answerError } from '../http/error-handler.ts';
import { readJsonBodies } from '../http/json-body.ts';
import { Limiter } from '../http/limiter.ts';
import { Refusal } from '../http/refusal.ts';
import { describeError, logRequests } from '../http/request-log.ts';
import { addRoute, ROOM_FOR_AN_EMPTY_BODY, type RouteTools } from '../http/route.ts';
import { cardFormHeaders, securityHeaders, sendSecurityHeaders } from '../http/security-headers.ts';
import { SessionCookie } from '../http/session-cookie.ts';
import { timeLimits } from '../http/time-limits.ts';
import { serveWebApp } from '../http/web-app.ts';
import { mailDelivery } from '../outbox/mail.ts';
import { OutboxRunner } from '../outbox/runner.ts';
import type { Config } from './config.ts';
import { pageNeeds } from './page-needs.ts';
import { reconcileRegularly } from './reconcile-payments.ts';
import { sendOutboxRegularly } from './send-outbox.ts';
import { siteAddress } from './site-address.ts';
import { sweepRegularly } from './sweep.ts';

const LONGEST_ADDRESS = 4 * 1_024;
const LARGEST_HEADERS = 16 * 1_024;
const TIME_LIMITS = timeLimits({ headersWithin: 15_000, requestWithin: 120_000 });
/** A connection on which nothing moves for so long, in neither direction, is cut: its reader has gone or does not read. */
const SILENT_FOR_MS = 30_000;
/**
 * When the event loop lags this far behind, on average over the interval, new calls are sent away until it
 * has caught up. The interval is long because one without a single turn counts as endless lag: with a
 * second, a machine that was busy for a second would send everyone away.
 */
const LAG_AT_MOST_MS = 1_000;
const LAG_MEASURED_OVER_MS = 5_000;
/** One look at an index; a mail leaves this soon. */
const LOOK_INTO_OUTBOX_EVERY_MS = 1_000;

interface AppParts {
  config: Config;
  database: OpenDatabase;
  webFolder: string;
  isStopping: () => boolean;
  /** Tests have less patience. */
  silentForMs?: number;
  lookIntoOutboxEveryMs?: number;
  /** Tests have a double of Stripe. */
  stripeApi?: StripeSettings['api'];
}

/** Builds the whole server from its parts; nothing listens yet. */
export async function buildApp({
  config,
  database,
  webFolder,
  isStopping,
  silentForMs = SILENT_FOR_MS,
  lookIntoOutboxEveryMs = LOOK_INTO_OUTBOX_EVERY_MS,
  stripeApi,
}: AppParts): Promise<FastifyInstance> {
  refuseIncompleteEndpoints(endpoints);
  const isHttps = config.PUBLIC_URL?.protocol === 'https:';
  const headerSettings = { isHttps };

  const app = fastify({
    logger: { level: config.LOG_LEVEL, stream: process.stderr, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    // While stopping, calls on open connections are still answered; health says no, and that is enough.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.TRUST_PROXY ?? false,
    // How long an id may be is for its schema to say.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    // For what is no call; each call says what it takes.
    bodyLimit: ROOM_FOR_AN_EMPTY_BODY,
    requestTimeout: TIME_LIMITS.requestTimeout,
    connectionTimeout: silentForMs,
    // Who sends no Host is refused by us, with words.
    http: { ...TIME_LIMITS.http, maxHeaderSize: LARGEST_HEADERS, requireHostHeader: false },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(headerSettings));
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest(securityHeaders(headerSettings)),
  });
  database.damage.onFirstSign((error) =>
    app.log.fatal({ err: error }, 'the database is damaged: stop this server and restore a backup'),
  );
  app.decorate('events', app.log.child({}, { level: config.LOG_LEVEL === 'silent' ? 'silent' : 'info' }));
  app.decorateRequest('caller', null);
  refuseRoutesOutsideTheContract(app);

  sendSecurityHeaders(app, headerSettings);
  logRequests(app);
  app.setErrorHandler(answerError);
  refuseOddRequests(app);
  app.addHook('onRequest', async (request) => {
    if (request.url.length > LONGEST_ADDRESS) throw new Refusal('address_too_long');
  });
  await app.register(underPressure, {
    maxEventLoopDelay: LAG_AT_MOST_MS,
    sampleInterval: LAG_MEASURED_OVER_MS,
    pressureHandler: () => {
      throw new Refusal('busy');
    },
  });
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    customTypes: /^(?:application\/json|text\/html)/,
  });
  readJsonBodies(app);
  const hasCardForm = config.STRIPE_SECRET_KEY !== undefined;
  const sessionCookie = new SessionCookie(isHttps);
  const limiter = new Limiter(database, config.RATE_LIMIT_SCALE);
  await serveWebApp(app, {
    folder: webFolder,
    guards: [guardSongFiles, guardFigureFiles].map((guard) =>
      guard({ database, limiter, cookie: sessionCookie }),
    ),
    publicUrl: config.PUBLIC_URL,
    supportEmail: config.SUPPORT_EMAIL,
    languageModelHost: config.LLM_URL ? new URL(config.LLM_URL).host : '',
    sessionCookie,
    hasPage: (path) => isPagePath(path) && !isUnknownPreset(path),
    needsOf: pageNeeds,
    headersOf: (path) => (hasCardForm && pageAt(path) === 'subscribe' ? cardFormHeaders(headerSettings) : {}),
  });

  const tools: RouteTools = {
    database,
    limiter,
    cookie: sessionCookie,
    publicUrl: config.PUBLIC_URL,
  };
  const gateways = openGateways(config, (file) => app.events.info({ file }, 'a mail was written to a file'));
  const moodThread = new MoodThread();
  app.addHook('onClose', () => moodThread.close());
  const site = () => siteAddress(config, app.server.address());
  const { payments, testProvider } = openPayments(config, {
    database,
    site,
    ...(stripeApi && { stripeApi }),
  });
  const subscriptions = { database, payments, site };
  const handlers: Handlers<typeof endpoints> = {
    ...accountHandlers(database, limiter),
    ...settingsHandlers({ database, limiter, site }),
    ...passkeyHandlers(database, site),
    ...subscriptionHandlers(subscriptions),
    ...testPaymentHandlers(database, testProvider),
    ...pictureHandlers(database),
    ...postHandlers(database),
    ...moderationHandlers(database),
    ...administrationHandlers(database),
    ...songHandlers(),
    ...presetHandlers(),
    ...programHandlers(database),
    ...listeningHandlers(database),
    ...moodHandlers(moodThread, gateways.languageModel),
    ...recommendationHandlers(database),
    ...operationHandlers(database, isStopping),
  };
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    addRoute(app, endpoints[name] as Endpoint, handlers[name] as Handler<Endpoint>, tools);
  }
  sweepRegularly(app, database, limiter);

  const deliveries = {
    ...mailDelivery(gateways.mailer),
    ...resetDelivery(database, site),
    ...endDelivery(database, payments),
    ...webhookDelivery(subscriptions, testProvider),
  };
  const outbox = new OutboxRunner(database, deliveries, {
    failed: (error, { id, kind, attempts }) =>
      app.log.warn({ err: error, id, kind, attempts }, 'a message could not be sent and will be tried again'),
    gaveUp: ({ id, kind }) => app.log.error({ id, kind }, 'a message was given up'),
  });
  sendOutboxRegularly(app, outbox, lookIntoOutboxEveryMs);
  reconcileRegularly(app, subscriptions);
  return app;
}

/** Whatever answers under /api stands in the contract, where its access rule and limits can be read. */
function refuseRoutesOutsideTheContract(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.endpoint)
      throw new Error(`The server does not start: ${route.url} is not in the contract.`);
  });
}
