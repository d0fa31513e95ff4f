import { useUser } from '#web/api/use-user.ts';
import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const { user } = useUser();
  return <PageFrame title="Discover">{user && <Dashboard user={user} />}</PageFrame>;
}
