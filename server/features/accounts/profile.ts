import type { accounts } from '#contract/endpoints/accounts.ts';
import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import { oneAlphabetMessage } from '#contract/entities/account.ts';
import { isOneScript } from '#contract/rules/one-script.ts';
import type { Database, Transaction } from '../../db/connection.ts';
import { classifyFault } from '../../db/database-fault.ts';
import { toLookKey } from '../../db/look-key.ts';
import { toNameKey } from '../../db/name-key.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { findMember } from '../../members/member-reader.ts';
import { type Picture, takePicture } from '../../pictures/intake.ts';
import { keepPicture } from '../pictures/service.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';
import { setProfile } from './repository.ts';
import { isReservedName } from './reserved-names.ts';
import { RESERVED_MESSAGE } from './service.ts';

type Edit = BodyOf<(typeof accounts)['editProfile']>;

/** What members change of themselves; a field that is left out stays as it is. */
export async function editProfile(database: Database, member: Member, edit: Edit): Promise<Member> {
  const { username } = edit;
  if (username !== undefined && toNameKey(username) !== toNameKey(member.username)) refuseNewName(username);
  const avatar = await chosenPicture(edit.avatarUrl, member);
  const background = await chosenPicture(edit.profileBackgroundUrl, member);
  return database.transaction(async (transaction) => {
    await setProfile(transaction, member.id, {
      ...(username === undefined
        ? {}
        : { username, username_key: toNameKey(username), look_key: toLookKey(username) }),
      ...given('bio', edit.bio),
      ...given('website_url', edit.websiteUrl),
      ...given('instagram_handle', edit.instagramHandle),
      ...given('x_handle', edit.xHandle),
      ...(edit.profileTheme === undefined ? {} : { profile_theme: edit.profileTheme }),
      ...(avatar === undefined ? {} : { avatar_image: await keep(transaction, avatar, member) }),
      ...(background === undefined ? {} : { background_image: await keep(transaction, background, member) }),
    }).catch((error: unknown) => {
      throw classifyFault(error) === 'unique' ? new Refusal('taken') : error;
    });
    const changed = await findMember(transaction, member.id);
    if (!changed) throw new Refusal('not_found');
    return changed;
  });
}

/** What registration refuses; a name from before these rules may stay. */
function refuseNewName(username: string): void {
  const message = isReservedName(username)
    ? RESERVED_MESSAGE
    : isOneScript(username)
      ? null
      : oneAlphabetMessage;
  if (message) throw new Refusal('invalid', { message, errors: [{ path: 'username', message }] });
}

/** Blank is none. */
function given<Column extends string>(column: Column, value: string | null | undefined) {
  if (value === undefined) return {};
  return { [column]: value === null || value.trim() === '' ? null : value };
}

/** A new picture, the hash of one that the profile shows already, null for none; undefined leaves it as it is. */
async function chosenPicture(
  sent: string | null | undefined,
  member: Member,
): Promise<Picture | string | null | undefined> {
  if (sent === undefined || sent === null) return sent;
  if (sent.startsWith('data:')) return takePicture(sent, `member ${member.id}`);
  const own = [member.avatarImage, member.backgroundImage].find((hash) => hash && toImageUrl(hash) === sent);
  if (own) return own;
  const message = 'Please choose a picture of your own';
  throw new Refusal('invalid', { message, errors: [{ path: 'avatarUrl', message }] });
}

async function keep(
  transaction: Transaction,
  picture: Picture | string | null,
  member: Member,
): Promise<string | null> {
  if (picture === null || typeof picture === 'string') return picture;
  await keepPicture(transaction, picture, member);
  return picture.hash;
}
