import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { ProgramDetail } from '#web/features/community-programs/program-detail.tsx';
import { useCommunityProgram } from '#web/features/community-programs/use-community-program.ts';
import { PremiumDialog } from '#web/features/plans/premium-dialog.tsx';
import { useAboutOthers } from '#web/features/reporting/use-about-others.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Waiting } from '../guard.tsx';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

/** A public program by its id. What is no number is no program, and is not asked for. */
export function Page() {
  const { id = '' } = useParams();
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const program = useCommunityProgram(number);
  const [, navigate] = useLocation();
  const [isLocked, setIsLocked] = useState(false);
  const { aboutOthers, dialogs } = useAboutOthers();
  const hasFailed = program.isError;
  useEffect(() => {
    if (!hasFailed) return;
    toast({ title: 'Failed to load program details', destructive: true });
    navigate(pages.community.path, { replace: true });
  }, [hasFailed, navigate]);
  if (number === null || program.data === null) return <NoProgram />;
  if (!program.data) return <Waiting />;
  return (
    <PageFrame title={program.data.name}>
      <BackLink to={pages.communityPrograms.path}>Programs</BackLink>
      <ProgramDetail program={program.data} onLocked={() => setIsLocked(true)} aboutOthers={aboutOthers} />
      {dialogs}
      <PremiumDialog about={isLocked ? program.data.name : null} onClose={() => setIsLocked(false)} />
    </PageFrame>
  );
}

function NoProgram() {
  return (
    <PageFrame title="Program Not Found">
      <div className="grid min-h-[60svh] place-content-center justify-items-center text-center">
        <StillPlate frequencies={[]} className="w-60" />
        <h1 className="type-chapter mt-10">Program Not Found</h1>
        <p className="mt-5 text-muted">It was deleted, or its maker keeps it private now.</p>
        <Link href={pages.communityPrograms.path} className={`${buttonClass()} mt-10`}>
          All programs
        </Link>
      </div>
    </PageFrame>
  );
}
