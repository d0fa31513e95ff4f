import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import {
  forYou,
  keptRecommendation,
  knownPreferences,
  listenedTo,
  moodDescription,
  moodMatch,
  preferences,
  recommendation,
  recommendationRequest,
} from '#contract/entities/recommendation.ts';
import { timesOfDay } from '#contract/rules/chips.ts';
import { z } from '#contract/zod.ts';

export const recommendations = {
  matchMood: endpoint(addresses.matchMood, {
    summary:
      'Presets for how one feels, for premium members; words that tell of danger get help, whoever sends them',
    access: 'member',
    limits: ['ai'],
    body: moodDescription,
    answer: moodMatch,
  }),
  generateRecommendations: endpoint(addresses.generateRecommendations, {
    summary: 'Presets for mood, symptoms and time of day',
    access: 'member',
    limits: ['ai'],
    body: recommendationRequest,
    answer: z.array(recommendation),
  }),
  trackListening: endpoint(addresses.trackListening, {
    summary: 'Note that a recommendation was listened to',
    access: 'member',
    limits: ['listen'],
    body: listenedTo,
    answer: null,
  }),
  listRecommendations: endpoint(addresses.listRecommendations, {
    summary: "The caller's recommendations",
    access: 'member',
    answer: z.array(keptRecommendation),
  }),
  listForYou: endpoint(addresses.listForYou, {
    summary:
      'A few presets by what the caller listens to, and none while nothing is known; they are not kept',
    access: 'member',
    limits: ['lookBack'],
    query: z.object({ timeOfDay: z.enum(timesOfDay).optional() }),
    answer: z.array(forYou),
  }),
  getPreferences: endpoint(addresses.getPreferences, {
    summary: "The caller's preferences",
    access: 'member',
    limits: ['lookBack'],
    answer: knownPreferences,
  }),
  setPreferences: endpoint(addresses.setPreferences, {
    summary: "Set the caller's preferences; empty ones are learned from listening again",
    access: 'member',
    limits: ['lookBack'],
    body: preferences,
    answer: knownPreferences,
  }),
};
