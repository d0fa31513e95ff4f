import { z } from 'zod';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { preset } from '#contract/entities/preset.ts';
import { song } from '#contract/entities/song.ts';

export const catalogue = {
  listPresets: endpoint({
    method: 'GET',
    path: '/api/presets',
    summary: 'All presets; the numbers of premium ones for premium members only',
    access: 'anyone',
    answer: z.array(preset),
  }),
  listSongs: endpoint({
    method: 'GET',
    path: '/api/songs',
    summary: 'The fourteen songs in order',
    access: 'anyone',
    answer: z.array(song),
  }),
};
