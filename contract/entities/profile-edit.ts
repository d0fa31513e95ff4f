import { username } from '#contract/entities/account.ts';
import { pictureData } from '#contract/entities/picture.ts';
import { typedText } from '#contract/entities/text.ts';
import { profileThemes } from '#contract/entities/user.ts';
import { account } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** A picture newly chosen, or the address of the one already kept, or none. */
const keptOrNewPicture = z.union([pictureData, z.string().startsWith('/api/images/').max(200)]).nullish();

const handle = z
  .string()
  .max(account.handleMax, { message: `Handles have at most ${account.handleMax} characters`, abort: true })
  .regex(/^[A-Za-z0-9._]*$/, { message: 'Handles have letters, digits, dots and underscores' })
  .nullish();

const website = typedText({ max: account.websiteMax })
  .refine((value) => value === '' || isPlainWebAddress(value), {
    message: 'Please enter a web address that begins with http:// or https://',
  })
  .nullish();

/** An http(s) address without a user part, which could dress one site up as another. */
function isPlainWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
  );
}

/** What members may change of themselves. A field that is left out stays as it is. */
export const profileEdit = z.object({
  username: username.optional(),
  bio: typedText({ max: account.bioMax }).nullish(),
  avatarUrl: keptOrNewPicture,
  profileBackgroundUrl: keptOrNewPicture,
  websiteUrl: website,
  instagramHandle: handle,
  xHandle: handle,
  profileTheme: z.enum(profileThemes).optional(),
});
