import { useState } from 'react';
import { Link } from 'wouter';
import type { Post } from '#contract/entities/post.ts';
import { pages } from '#contract/rules/pages.ts';
import { Community } from '#web/features/community/community.tsx';
import { PremiumDialog } from '#web/features/plans/premium-dialog.tsx';
import { useAboutOthers } from '#web/features/reporting/use-about-others.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/heading.tsx';
import { loginAddress } from '../return-to.ts';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const [locked, setLocked] = useState<Post | null>(null);
  const { aboutOthers, dialogs } = useAboutOthers();
  return (
    <PageFrame title="Community">
      <PageHeading
        title="Community"
        lead="Notes left by people who listen. Press a plate to hear what they heard."
        aside={
          <Link href={pages.communityPrograms.path} className={buttonClass()}>
            Programs
          </Link>
        }
      />
      <Community
        loginAddress={loginAddress(pages.community.path)}
        onLocked={setLocked}
        aboutOthers={aboutOthers}
      />
      {dialogs}
      <PremiumDialog
        about={locked ? (locked.shared?.name ?? 'This sound') : null}
        onClose={() => setLocked(null)}
      />
    </PageFrame>
  );
}
