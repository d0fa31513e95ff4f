import { presets } from '#catalogue/presets.ts';
import type { recommendations } from '#contract/endpoints/recommendations.ts';
import { tellsOfDanger } from '#mood/danger.ts';
import { HELP, moodMatchOf } from '#mood/mood-match.ts';
import type { LanguageModel } from '../../gateways/language-model/language-model.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import type { MoodThread } from './mood-thread.ts';
import { inRicherWords } from './prose.ts';

/** What is typed here is read and forgotten: it stands in no table and no log. */
export function moodHandlers(thread: MoodThread, languageModel: LanguageModel) {
  return {
    matchMood: async (call) => {
      const member = signedIn(call);
      const text = call.body.userDescription;
      // Help is for everyone: it comes before the question who pays.
      if (tellsOfDanger(text)) return HELP;
      if (!member.isPremium) throw new Refusal('premium_required');
      const match = moodMatchOf(await thread.read(text, `member ${member.id}`), presets);
      return inRicherWords(match, text, languageModel);
    },
  } satisfies Handlers<Pick<typeof recommendations, 'matchMood'>>;
}
