import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { StaffDesk } from '#web/features/staff/staff-desk.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const { user } = useUser();
  return (
    <PageFrame title="Moderation">
      <StaffDesk />
      {user?.isAdmin && (
        <p className="mt-16">
          <Link
            href={pages.testPayments.path}
            className="text-13 text-soft underline decoration-underline underline-offset-4 hover:text-text"
          >
            Test payments
          </Link>
        </p>
      )}
    </PageFrame>
  );
}
