import { StaffDesk } from '#web/features/staff/staff-desk.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Moderation">
      <StaffDesk />
    </PageFrame>
  );
}
