import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface ProfileFacts {
  readonly username: string;
  readonly bio: string | null;
  readonly avatarUrl: string | null;
  readonly websiteUrl: string | null;
  readonly instagramHandle: string | null;
  readonly xHandle: string | null;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  readonly isModerator: boolean;
}

/** What anyone may see of a member, in a few lines. */
export function ProfileCard({
  profile,
  children,
}: {
  readonly profile: ProfileFacts;
  readonly children?: ReactNode;
}) {
  const { username, bio, avatarUrl, isPremium } = profile;
  return (
    <div className="w-70 max-w-full">
      <Avatar name={username} src={avatarUrl} size={60} crowned={isPremium} decorative />
      <p className="type-heading mt-3 wrap-anywhere">{username}</p>
      <ProfileBadges profile={profile} />
      {bio && (
        <p dir="auto" className="mt-2.5 text-soft wrap-anywhere">
          {bio}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-4.5 empty:hidden">
        <ProfileLinks profile={profile} />
      </div>
      {children}
    </div>
  );
}

/** Premium, and what a member may do here; an administrator is no moderator besides. */
export function ProfileBadges({
  profile: { isPremium, isAdmin, isModerator },
}: {
  readonly profile: Pick<ProfileFacts, 'isPremium' | 'isAdmin' | 'isModerator'>;
}) {
  if (!isPremium && !isAdmin && !isModerator) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4">
      {isPremium && (
        <Badge tone="gold" icon="crown">
          Premium Member
        </Badge>
      )}
      {isAdmin && <Badge icon="shield">Admin</Badge>}
      {isModerator && !isAdmin && <Badge icon="shield">Moderator</Badge>}
    </p>
  );
}

/** Where else a member is found. Only web addresses become links, and none of them learns where one came from. */
export function ProfileLinks({
  profile: { websiteUrl, instagramHandle, xHandle },
}: {
  readonly profile: Pick<ProfileFacts, 'websiteUrl' | 'instagramHandle' | 'xHandle'>;
}) {
  const website = websiteUrl && /^https?:\/\//i.test(websiteUrl) ? websiteUrl : null;
  return (
    <>
      {website && (
        <Elsewhere icon="globe" to={website} site="Website">
          {website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')}
        </Elsewhere>
      )}
      {instagramHandle && (
        <Elsewhere
          icon="camera"
          to={`https://www.instagram.com/${encodeURIComponent(instagramHandle)}`}
          site="Instagram"
        >
          {instagramHandle}
        </Elsewhere>
      )}
      {xHandle && (
        <Elsewhere icon="close" to={`https://x.com/${encodeURIComponent(xHandle)}`} site="X">
          {xHandle}
        </Elsewhere>
      )}
    </>
  );
}

function Elsewhere({
  icon,
  to,
  site,
  children,
}: {
  readonly icon: IconName;
  readonly to: string;
  readonly site: string;
  readonly children: string;
}) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-13 text-soft hover:text-text"
    >
      <Icon name={icon} size={16} className="text-muted" />
      <span className="sr-only">{site}: </span>
      <span className="truncate">{children}</span>
    </a>
  );
}
