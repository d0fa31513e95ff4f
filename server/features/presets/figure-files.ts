import { PREMIUM_FIGURES } from '#contract/rules/figure-pictures.ts';
import { plainSpelling } from '../../http/plain-spelling.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RouteTools, recognise } from '../../http/route.ts';
import type { FileGuard } from '../../http/web-app.ts';

/** The member's own browser keeps it, for this login alone; nobody in between does. What lies there never changes. */
const FOR_THIS_CALLER = { 'Cache-Control': 'private, max-age=31536000, immutable', Vary: 'Cookie' };
const FOLDER = PREMIUM_FIGURES.slice(0, -1);

/**
 * A figure tells the numbers that drew it: those of premium presets lie among the files of the web app, and this
 * stands in front of them. Whoever is not premium gets the same answer under every name, so that none can be tried.
 */
export function guardFigureFiles(tools: Pick<RouteTools, 'database' | 'cookie' | 'limiter'>): FileGuard {
  return async (path, request) => {
    const plain = plainSpelling(path);
    if (plain !== FOLDER && !plain.startsWith(PREMIUM_FIGURES)) return undefined;
    const caller = await recognise(request, tools);
    if (!caller?.isPremium) throw new Refusal('premium_required');
    // Only the one true spelling names a file.
    if (path !== plain) throw new Refusal('not_found');
    return FOR_THIS_CALLER;
  };
}
