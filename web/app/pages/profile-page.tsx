import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  const { user } = useUser();
  return (
    <NotOpenPage
      title={user?.username ?? ''}
      lead={user?.email}
      today={
        user?.isPremium
          ? 'A premium account. Editing the profile is not open yet.'
          : 'A free account. Editing the profile is not open yet.'
      }
      way={{ to: pages.dashboard.path, name: 'Go to Discover' }}
      frequencies={[639]}
    />
  );
}
