import { useLocation } from 'wouter';
import type { User } from '#contract/entities/user.ts';
import { pages } from '#contract/rules/pages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useLogout } from './use-logout.ts';

/** The avatar in the header and what it opens. */
export function AccountMenu({ user }: { readonly user: User }) {
  const [, navigate] = useLocation();
  const logout = useLogout();
  const standing = standingOf(user);
  const goTo = (path: string) => ({ href: path, onSelect: () => navigate(path) });
  return (
    <Menu
      label="Account"
      trigger={
        <button type="button" aria-label={`Account of ${user.username}`} className="-mr-1 rounded-full p-1">
          <Avatar name={user.username} src={user.avatarUrl} crowned={user.isPremium} decorative />
        </button>
      }
    >
      <MenuHeading>
        <span className="block truncate font-medium text-text">{user.username}</span>
        <span className="block truncate text-13 text-muted">{user.email}</span>
        {standing.map((line) => (
          <span
            key={line}
            className={`block text-13 ${line === 'Premium Member' ? 'text-gold' : 'text-soft'}`}
          >
            {line}
          </span>
        ))}
      </MenuHeading>
      <MenuSeparator />
      <MenuItem icon="user" {...goTo(pages.profile.path)}>
        Profile
      </MenuItem>
      <MenuItem icon="gong" {...goTo(pages.visualization.path)}>
        Visualize
      </MenuItem>
      <MenuItem icon="users" {...goTo(pages.community.path)}>
        Community
      </MenuItem>
      {(user.isAdmin || user.isModerator) && user.suspension === null && (
        <MenuItem icon="shield" {...goTo(pages.admin.path)}>
          Moderation
        </MenuItem>
      )}
      {!user.isPremium && (
        <MenuItem icon="crown" tone="gold" {...goTo(pages.plans.path)}>
          Upgrade to Premium
        </MenuItem>
      )}
      <MenuItem icon="settings" {...goTo(pages.settings.path)}>
        Settings
      </MenuItem>
      <MenuItem icon="log-out" onSelect={() => logout.mutate()}>
        Log out
      </MenuItem>
    </Menu>
  );
}

/** An administrator is not also called a moderator. */
function standingOf(user: User): string[] {
  const lines: string[] = [];
  if (user.isPremium) lines.push('Premium Member');
  if (user.isAdmin) lines.push('Administrator');
  else if (user.isModerator) lines.push('Moderator');
  return lines;
}
