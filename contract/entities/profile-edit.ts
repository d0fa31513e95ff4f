import { username } from '#contract/entities/account.ts';
import { pictureData } from '#contract/entities/picture.ts';
import { typedText } from '#contract/entities/text.ts';
import { profileThemes } from '#contract/entities/user.ts';
import { account } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** A picture newly chosen, or the address of the one already kept, or none. */
const keptOrNewPicture = z.union([pictureData, z.string().startsWith('/api/images/').max(200)]).nullish();

const typedHandle = z
  .string()
  .max(account.handleMax, { message: `Handles have at most ${account.handleMax} characters`, abort: true })
  .regex(/^[A-Za-z0-9._]*$/, { message: 'Handles have letters, digits, dots and underscores' });

/** As people write it, with or without the sign in front. */
const handle = z.pipe(
  z.transform((sent: string) => (typeof sent === 'string' ? sent.replace(/^@/, '') : sent)),
  typedHandle,
);

const typedWebsite = typedText({ max: account.websiteMax }).refine(
  (value) => value === '' || isPlainWebAddress(value),
  {
    message: 'Please enter a web address that begins with http:// or https://',
  },
);

/** An address without a scheme, such as example.org, is meant to have one. */
const website = z.pipe(
  z.transform((sent: string) =>
    typeof sent === 'string' && sent !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(sent) ? `https://${sent}` : sent,
  ),
  typedWebsite,
);

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
  websiteUrl: website.nullish(),
  instagramHandle: handle.nullish(),
  xHandle: handle.nullish(),
  profileTheme: z.enum(profileThemes).optional(),
});
