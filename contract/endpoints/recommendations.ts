import { z } from 'zod';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import {
  keptRecommendation,
  listenedTo,
  moodDescription,
  moodMatch,
  preferences,
  recommendation,
  recommendationRequest,
} from '#contract/entities/recommendation.ts';

export const recommendations = {
  matchMood: endpoint({
    method: 'POST',
    path: '/api/mood-matcher/match-mood',
    summary: 'Presets for how one feels',
    access: 'premium',
    limits: ['ai'],
    body: moodDescription,
    answer: moodMatch,
  }),
  generateRecommendations: endpoint({
    method: 'POST',
    path: '/api/recommendations/generate',
    summary: 'Presets for mood, symptoms and time of day',
    access: 'member',
    limits: ['ai'],
    body: recommendationRequest,
    answer: z.array(recommendation),
  }),
  trackListening: endpoint({
    method: 'POST',
    path: '/api/recommendations/track-listening',
    summary: 'Note that a recommendation was listened to',
    access: 'member',
    body: listenedTo,
    answer: null,
  }),
  listRecommendations: endpoint({
    method: 'GET',
    path: '/api/recommendations',
    summary: "The caller's recommendations",
    access: 'member',
    answer: z.array(keptRecommendation),
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/api/preferences',
    summary: "The caller's preferences",
    access: 'member',
    answer: preferences,
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/api/preferences',
    summary: "Set the caller's preferences",
    access: 'member',
    body: preferences,
    answer: preferences,
  }),
};
