import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Post } from '#contract/entities/post.ts';
import type { Snapshot } from '#contract/entities/snapshot.ts';
import { frequency } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import type { SavedProgram } from '#web/api/use-programs.ts';
import { useUser } from '#web/api/use-user.ts';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { Composer } from '#web/features/community/composer.tsx';
import { DeletePostDialog } from '#web/features/community/delete-post-dialog.tsx';
import { FeedList } from '#web/features/community/feed-list.tsx';
import { sample } from '#web/features/dashboard/findings.ts';
import { PremiumDialog } from '#web/features/plans/premium-dialog.tsx';
import { Activity } from '#web/features/profile/activity.tsx';
import { DailyVibes } from '#web/features/profile/daily-vibes.tsx';
import { EditDialog } from '#web/features/profile/edit-dialog.tsx';
import { GoodVibes } from '#web/features/profile/good-vibes.tsx';
import { Listened } from '#web/features/profile/listened.tsx';
import { MyPrograms } from '#web/features/profile/my-programs.tsx';
import { ProfileHead } from '#web/features/profile/profile-head.tsx';
import { SamplePrograms, type SharedTones } from '#web/features/profile/sample-programs.tsx';
import { DeleteDialog } from '#web/features/programs/delete-dialog.tsx';
import { useAboutOthers } from '#web/features/reporting/use-about-others.tsx';
import type { Shareable } from '#web/features/sharing/share.ts';
import { ShareDialog } from '#web/features/sharing/share-dialog.tsx';
import { SnapshotGallery } from '#web/features/snapshots/gallery.tsx';
import { storageKeys, writeStored } from '#web/lib/browser-storage.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { loginAddress } from '../return-to.ts';
import { PageFrame } from './page-frame.tsx';

type Tab = 'activity' | 'programs' | 'visualizations' | 'liked';

const shareable = ({ name, frequencies }: SharedTones): Shareable => ({
  kind: 'program',
  name,
  sentence: `I listened to ${name} (${frequencies.join(', ')} Hz).`,
  sound: { frequencies: [...frequencies] },
});

/** A figure on its way to the gong: its tone alone, at half volume; one that says no number has the default one. */
const programOf = ({ name, frequency: hertz, visualizationType }: Snapshot) => ({
  name,
  visualizationType,
  settings: {
    generators: [
      { frequency: hertz ?? frequency.default, waveType: 'sine', volume: VIEWED_VOLUME, enabled: true },
    ],
    syncMode: 'sync',
  },
});
const VIEWED_VOLUME = 0.5;

/** The member's own page. */
export function Page() {
  usePreparedSound();
  const { user } = useUser();
  const [tab, setTab] = useState<Tab>('activity');
  const [isEditing, setIsEditing] = useState(false);
  const [shared, setShared] = useState<Shareable | null>(null);
  const [leavingProgram, setLeavingProgram] = useState<SavedProgram | null>(null);
  const [leavingPost, setLeavingPost] = useState<Post | null>(null);
  const [locked, setLocked] = useState<Post | null>(null);
  const { aboutOthers, dialogs } = useAboutOthers();
  const [, navigate] = useLocation();
  const view = (snapshot: Snapshot) => {
    writeStored(() => window.sessionStorage, storageKeys.currentProgram, programOf(snapshot));
    navigate(pages.visualization.path);
  };
  if (!user) return null;
  const onShare = (tones: SharedTones) => setShared(shareable(tones));
  return (
    <PageFrame title="Profile">
      <ProfileHead user={user} onEdit={() => setIsEditing(true)} />
      <Listened sample={sample} />
      <div className="mt-18">{user.isPremium ? <DailyVibes onShare={onShare} /> : <UpgradeBox />}</div>
      <div className="mt-16 grid justify-between gap-x-12 gap-y-18 xl:grid-cols-[minmax(0,760px)_400px]">
        <div className="min-w-0">
          <h2 className="type-section mb-6">Share with the Community</h2>
          <Composer user={user} loginAddress={loginAddress(pages.profile.path)} action="Share Post" />
          <Tabs
            label="What is yours"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'activity', label: 'Activity', content: <Activity /> },
              {
                value: 'programs',
                label: 'My Programs',
                content: <MyPrograms onDelete={setLeavingProgram} />,
              },
              {
                value: 'visualizations',
                label: 'Visualizations',
                content: <SnapshotGallery empty={<NoVisualizations />} onView={view} />,
              },
              {
                value: 'liked',
                label: 'Liked Posts',
                content: (
                  <FeedList
                    name="liked"
                    empty={<NoLiked />}
                    onLocked={setLocked}
                    onDelete={setLeavingPost}
                    aboutOthers={aboutOthers}
                  />
                ),
              },
            ]}
          />
        </div>
        <aside aria-label="To begin with" className="grid content-start gap-14">
          <SamplePrograms onShare={onShare} />
          <GoodVibes />
        </aside>
      </div>
      {dialogs}
      <EditDialog user={user} open={isEditing} onClose={() => setIsEditing(false)} />
      <ShareDialog thing={shared} onClose={() => setShared(null)} />
      <DeleteDialog program={leavingProgram} onClose={() => setLeavingProgram(null)} />
      <DeletePostDialog post={leavingPost} onClose={() => setLeavingPost(null)} />
      <PremiumDialog
        about={locked ? (locked.shared?.name ?? 'This sound') : null}
        onClose={() => setLocked(null)}
      />
    </PageFrame>
  );
}

function UpgradeBox() {
  return (
    <section aria-labelledby="upgrade" className="border-line border-y py-13">
      <h2 id="upgrade" className="type-section">
        The rest of the room
      </h2>
      <p className="mt-3 max-w-[52ch] text-muted">
        Premium opens Daily Vibes, three generators sounding together, and as many programs as you like.
      </p>
      <Link href="/pricing" className={`${buttonClass({ tone: 'gold' })} mt-6`}>
        Upgrade to Premium
      </Link>
    </section>
  );
}

function NoVisualizations() {
  return (
    <EmptyState
      title="No visualizations yet"
      description="Let a tone draw, and keep the figure that you like."
      action={
        <Link href={pages.visualization.path} className={buttonClass({ tone: 'primary' })}>
          Create Visualization
        </Link>
      }
    />
  );
}

function NoLiked() {
  return (
    <EmptyState
      title="No community posts found"
      description="A heart under a post keeps it here."
      action={
        <Link href={pages.community.path} className={buttonClass({ tone: 'primary' })}>
          Browse Community
        </Link>
      }
    />
  );
}
