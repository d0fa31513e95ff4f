import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PageNeeds, readPageHead } from './page-head.ts';
import { Refusal } from './refusal.ts';
import type { SessionCookie } from './session-cookie.ts';

const START_PAGE = 'index.html';
/** Copies and maps that lie beside the files, and whatever begins with a dot. */
const NOT_FOR_VISITORS = /(?:\.map|\.br|\.gz)$|(?:^|\/)\./;
/** Named by their contents, or counted up when they change. */
const NEVER_CHANGES = /^(?:assets|figures)\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const SOME_TIME = 'public, max-age=86400';

/**
 * Asked about every path before anything is read from it. It throws where the caller may not have the file, and
 * answers the headers that a file must leave with when not everyone may have it.
 */
export type FileGuard = (
  path: string,
  request: FastifyRequest,
) => Promise<Record<string, string> | undefined>;

interface WebAppParts {
  folder: string;
  guards: readonly FileGuard[];
  publicUrl: URL | undefined;
  supportEmail: string;
  /** Who gets the texts of the mood box; empty for nobody. */
  languageModelHost: string;
  sessionCookie: SessionCookie;
  /** Whether the app has a page to show at this path. */
  hasPage: (path: string) => boolean;
  needsOf: (path: string, hasSession: boolean) => PageNeeds;
  /** What the page at this path must leave with besides what every answer has. */
  headersOf: (path: string) => Record<string, string>;
}

/**
 * The built web app. Only files that were there at the start are served, from a list: no path, however it
 * is written, reaches anything else. Every page path answers the start page; a path that is no page answers
 * it with 404, so that a wrong address is wrong for machines too.
 */
export async function serveWebApp(app: FastifyInstance, parts: WebAppParts): Promise<void> {
  const { folder, guards, sessionCookie, hasPage, headersOf } = parts;
  const files = listFiles(folder);
  const pageFor = files.has(START_PAGE) ? readStartPage(parts) : undefined;
  if (files.size > 0) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    let headers: Record<string, string> | undefined;
    for (const guard of guards) headers ??= await guard(path, request);
    if (!isReading(request) || path === '/api' || path.startsWith('/api/')) throw new Refusal('not_found');
    const file = path.slice(1);
    if (files.has(file) && file !== START_PAGE) return send(reply, file, headers);
    if (!pageFor || looksLikeFile(path)) throw new Refusal('not_found');
    reply.code(hasPage(path) ? 200 : 404);
    reply.headers({ 'Cache-Control': ASK_EACH_TIME, Vary: 'Cookie', ...headersOf(path) });
    const hasSession = sessionCookie.read(request) !== undefined;
    return reply.type('text/html; charset=utf-8').send(pageFor(path, hasSession));
  });
}

function send(reply: FastifyReply, file: string, headers: Record<string, string> = {}): FastifyReply {
  reply.headers({ Vary: 'Accept-Encoding', 'Cache-Control': cachingOf(file), ...headers });
  return reply.sendFile(file);
}

/**
 * The built page with what only the server knows: the site's own address for those who pass it on, the
 * operator's address for questions, who gets texts, what the page at this path will need, and whether the visitor brought
 * a session at all. Without one the app need not ask who is logged in.
 */
function readStartPage({
  folder,
  publicUrl,
  supportEmail,
  languageModelHost,
  needsOf,
}: WebAppParts): (path: string, hasSession: boolean) => string {
  const headOf = readPageHead(folder);
  let page = setMeta(readFileSync(join(folder, START_PAGE), 'utf8'), 'support-email', supportEmail);
  page = setMeta(page, 'language-model', languageModelHost);
  if (publicUrl) page = setMeta(page, 'og:url', publicUrl.href);
  const [withSession, without] = [setMeta(page, 'session', 'possible'), setMeta(page, 'session', 'none')];
  return (path, hasSession) => {
    const head = headOf(needsOf(path, hasSession));
    return (hasSession ? withSession : without).replace('</head>', () => `${head}</head>`);
  };
}

function setMeta(page: string, name: string, content: string): string {
  const escaped = content.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const meta = new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`);
  return page.replace(meta, (_, before) => before + escaped);
}

function cachingOf(file: string): string {
  if (NEVER_CHANGES.test(file)) return FOREVER;
  return file === 'sw.js' ? ASK_EACH_TIME : SOME_TIME;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The path alone. Read as it stands, `//` would begin another host's address, or none that can be read. */
function pathOf(address: string): string {
  const whole = address.startsWith('/') ? `http://localhost${address}` : address;
  if (!URL.canParse(whole)) throw new Refusal('not_found');
  return new URL(whole).pathname;
}

function looksLikeFile(path: string): boolean {
  return /\.[^/]*$/.test(path) || path.includes('/.') || path.includes('%');
}

function listFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(files.filter((file) => !NOT_FOR_VISITORS.test(file)));
}
