import { catalogue } from '#contract/endpoints/catalogue.ts';
import type { Handlers } from '../../http/call.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { countCatalogue, listPresets } from './service.ts';

export function presetHandlers() {
  const locked = new PreparedAnswer(catalogue.listPresets, listPresets({ isPremium: false }));
  const whole = new PreparedAnswer(catalogue.listPresets, listPresets({ isPremium: true }));
  const stats = countCatalogue();
  return {
    listPresets: ({ caller }) => (caller?.isPremium ? whole : locked),

    getCatalogueStats: () => stats,
  } satisfies Handlers<typeof catalogue>;
}
