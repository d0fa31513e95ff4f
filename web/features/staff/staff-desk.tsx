import { useState } from 'react';
import { useUser } from '#web/api/use-user.ts';
import { spanInWords } from '#web/lib/time-words.ts';
import { PageHeading } from '#web/ui/heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AuditRoom } from './audit-room.tsx';
import { PeopleRoom } from './people-room.tsx';
import { ReportsRoom } from './reports-room.tsx';
import { useWaiting } from './use-queue.ts';

type Room = 'reports' | 'people' | 'audit';

/** Where the community is kept kind. The log is for administrators: a moderator does not get it at all. */
export function StaffDesk() {
  const { user } = useUser();
  const [room, setRoom] = useState<Room>('reports');
  const { data: waiting } = useWaiting();
  const rooms = [
    {
      value: 'reports' as const,
      label: 'Reports',
      content: <ReportsRoom />,
      ...(waiting && waiting.length > 0 && { count: waiting.length }),
    },
    { value: 'people' as const, label: 'People', content: <PeopleRoom /> },
    ...(user?.isAdmin ? [{ value: 'audit' as const, label: 'Audit log', content: <AuditRoom /> }] : []),
  ];
  return (
    <>
      <PageHeading title="Moderation" lead={waiting ? leadOf(waiting) : 'Looking what waits.'} />
      <Tabs label="Moderation" className="mt-12" value={room} tabs={rooms} onChange={setRoom} />
    </>
  );
}

function leadOf(waiting: NonNullable<ReturnType<typeof useWaiting>['data']>): string {
  const [oldest] = waiting;
  if (!oldest) return 'Nothing waits. The room is quiet.';
  const since = Date.now() - Date.parse(oldest.reports[0]?.createdAt ?? oldest.createdAt);
  const count = waiting.length === 1 ? 'One thing waits.' : `${waiting.length} things wait.`;
  return `${count} The oldest came ${spanInWords(since)} ago.`;
}
