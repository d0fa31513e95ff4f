import { catalogue } from '#contract/endpoints/catalogue.ts';
import type { Handlers } from '../../http/call.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { countCatalogue, isPremiumTone, listCertificates, listPresets } from './service.ts';

export function presetHandlers() {
  const locked = new PreparedAnswer(catalogue.listPresets, listPresets({ isPremium: false }));
  const whole = new PreparedAnswer(catalogue.listPresets, listPresets({ isPremium: true }));
  const stats = countCatalogue();
  return {
    listPresets: ({ caller }) => (caller?.isPremium ? whole : locked),

    getCatalogueStats: () => stats,

    lookForPremiumTone: ({ query }) => ({ isInPremium: isPremiumTone(query.hz) }),

    listCertificates: ({ caller }) => listCertificates({ isPremium: caller?.isPremium === true }),
  } satisfies Partial<Handlers<typeof catalogue>>;
}
