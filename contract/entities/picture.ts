import { picture } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** Base64 needs four characters for three bytes, after a short `data:image/…;base64,`. */
const dataUrlMax = Math.ceil(picture.bytesMax / 3) * 4 + 64;

/** A picture as a browser sends it. What it really is, the server decides by its content. */
export const pictureData = z
  .string()
  .max(dataUrlMax, { message: `Pictures may have ${picture.bytesMax / 1024 / 1024} MB at most`, abort: true })
  .refine((value) => value.startsWith('data:image/'), { message: 'Please choose a picture' });
