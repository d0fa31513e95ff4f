import type { recommendations } from '#contract/endpoints/recommendations.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { findRecommendationsOf } from './repository.ts';
import {
  generateRecommendations,
  readPreferences,
  recommendForYou,
  setPreferences,
  trackListening,
} from './service.ts';
import { toKept } from './to-recommendation.ts';

export function recommendationHandlers(database: Database) {
  return {
    generateRecommendations: (call) => generateRecommendations(database, signedIn(call), call.body),

    listRecommendations: async (call) => {
      const member = signedIn(call);
      const rows = await findRecommendationsOf(database, member.id);
      return rows.flatMap((row) => toKept(row, member));
    },

    trackListening: async (call) => {
      await trackListening(database, signedIn(call), call.body);
      return undefined;
    },

    listForYou: (call) => recommendForYou(database, signedIn(call), call.query.timeOfDay),

    getPreferences: (call) => readPreferences(database, signedIn(call)),

    setPreferences: (call) => setPreferences(database, signedIn(call), call.body),
  } satisfies Partial<Handlers<typeof recommendations>>;
}
