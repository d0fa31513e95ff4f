import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { pictureBytes, pictureHash } from '#contract/entities/picture.ts';
import { z } from '#contract/zod.ts';

export const pictures = {
  getPicture: endpoint(addresses.getPicture, {
    summary: 'A picture: to anyone while something public shows it, else to its owner',
    access: 'anyone',
    params: z.object({ hash: pictureHash }),
    answer: pictureBytes,
  }),
};
