import { z } from '#contract/zod.ts';

/**
 * A picture as a browser sends it. What it really is and how large, the server decides by its content; no other
 * address is ever fetched.
 */
export const pictureData = z
  .string()
  .refine((value) => value.startsWith('data:'), { message: 'Please choose a picture' });

/** A picture as it is served: not JSON but the picture itself. */
export const pictureBytes = z.instanceof(Uint8Array);

/** The name of a picture: a hash of what it shows. */
export const pictureHash = z.string().regex(/^[0-9a-f]{64}$/);
