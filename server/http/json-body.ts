import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** No body of ours is nested deeper than a program's stages; a hundred thousand brackets are an attack. */
const DEEPEST = 10;

/**
 * The one way in for a body: JSON, in clean UTF-8, not deep, without keys that would reach into objects'
 * prototypes. Every other content type is answered with 415 before anything is read.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    let text: string;
    try {
      text = decoder.decode(bytes as Buffer);
    } catch {
      return done(new Refusal('malformed'));
    }
    // Clients that always name a type send no body with some calls; the schema says whether one was due.
    if (text === '') return done(null, undefined);
    if (depthOf(text) > DEEPEST) return done(new Refusal('malformed'));
    parse(request, text, (error, value) => (error ? done(new Refusal('malformed')) : done(null, value)));
  });
}

/** Counted on the text, before any parser builds the tree. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
