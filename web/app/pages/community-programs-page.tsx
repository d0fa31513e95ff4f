import { pages } from '#contract/rules/pages.ts';
import { ProgramList } from '#web/features/community-programs/program-list.tsx';
import { PageHeading } from '#web/ui/heading.tsx';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Programs of the community">
      <BackLink to={pages.community.path}>Community</BackLink>
      <PageHeading title="Programs" lead="What members have put together and left open for everyone." />
      <ProgramList />
    </PageFrame>
  );
}
