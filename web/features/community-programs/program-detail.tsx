import { useState } from 'react';
import type { AboutOthers } from '#web/api/about-others.ts';
import { useUser } from '#web/api/use-user.ts';
import { LockedPlate } from '#web/bindings/figures/locked-plate.tsx';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Moderated } from '#web/ui/moderated.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Comments } from './comments.tsx';
import { Ratings } from './ratings.tsx';
import { firstHertz, heardTones, ToneScore } from './tone-score.tsx';
import { type CommunityProgram, useApplyCommunityProgram } from './use-community-program.ts';

interface ProgramDetailProps {
  readonly program: CommunityProgram;
  readonly onLocked: () => void;
  readonly aboutOthers: AboutOthers;
}

/** A program that a member made public: its figure, its score, and what others say of it. */
export function ProgramDetail({ program, onLocked, aboutOthers }: ProgramDetailProps) {
  usePreparedSound();
  const [tab, setTab] = useState<'rating' | 'comments'>('rating');
  const tones = heardTones(program.settings).map(firstHertz);
  return (
    <>
      <div className="grid items-center justify-between gap-x-12 xl:grid-cols-[minmax(0,560px)_minmax(0,620px)]">
        <Facts program={program} onLocked={onLocked} aboutOthers={aboutOthers} />
        {/* On a phone it leaves room for the button that plays it. */}
        <div className="max-xl:order-first max-xl:mx-auto max-xl:w-full max-xl:max-w-105 max-md:max-w-52">
          {program.locked ? (
            <LockedPlate large className="w-full" />
          ) : (
            <StillPlate frequencies={tones} large className="w-full" />
          )}
        </div>
      </div>
      {program.settings && (
        <div className="mt-14">
          <ToneScore settings={program.settings} minutes={program.duration} />
        </div>
      )}
      <Tabs
        label="What others say"
        className="mt-22"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'rating', label: 'Rating & Feedback', content: <Ratings program={program} /> },
          {
            value: 'comments',
            label: 'Comments',
            content: <Comments programId={program.id} aboutOthers={aboutOthers} />,
          },
        ]}
      />
    </>
  );
}

function Facts({ program, onLocked, aboutOthers }: ProgramDetailProps) {
  const { user } = useUser();
  const apply = useApplyCommunityProgram(program);
  const { name, creator, createdAt, category, tags, description, useCount, isPremium, moderation } = program;
  const isOwn = user?.id === program.userId;
  const isLocked = program.locked || (isPremium && !user?.isPremium);
  return (
    <div className="min-w-0">
      <h1 dir="auto" className="type-page typed max-xl:mt-6">
        {name}
      </h1>
      <div className="mt-7 flex items-center gap-3.5">
        <Avatar name={creator} size={44} decorative />
        <span className="text-13 text-muted">
          <b className="block text-15 text-text">{creator}</b>
          Shared on <time dateTime={createdAt}>{dateInWords(new Date(createdAt))}</time>
        </span>
        {user && !isOwn && (
          <Menu
            label="What to do with this program"
            align="start"
            trigger={<IconButton icon="more" name={`More about ${name}`} />}
          >
            <MenuItem
              icon="flag"
              onSelect={() =>
                aboutOthers.onReport({ kind: 'program', id: program.id, name: `the program ${name}` })
              }
            >
              Report this program
            </MenuItem>
            <MenuItem
              icon="user"
              onSelect={() =>
                aboutOthers.onReport({
                  kind: 'profile',
                  id: program.userId,
                  name: `the profile of ${creator}`,
                })
              }
            >
              Report the profile of {creator}
            </MenuItem>
            <MenuItem
              icon="eye-off"
              onSelect={() => aboutOthers.onBlock({ id: program.userId, username: creator })}
            >
              Block {creator}
            </MenuItem>
          </Menu>
        )}
      </div>
      {moderation && <Moderated moderation={moderation} />}
      {description && (
        <p dir="auto" className="type-lead typed mt-7 max-w-[52ch]">
          {description}
        </p>
      )}
      <p className="typed mt-6 flex flex-wrap gap-x-5 gap-y-1 text-13 text-muted">
        {category && <span className="text-text">{category}</span>}
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
        {isPremium && (
          <span className="inline-flex items-center gap-1.5 text-gold">
            <Icon name="crown" size={14} />
            Premium
          </span>
        )}
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-9">
        <Button
          tone="primary"
          size="large"
          icon={isLocked ? 'lock' : 'play'}
          solidIcon={!isLocked}
          busy={apply.isPending}
          busyLabel="Applying"
          onClick={() => (isLocked ? onLocked() : apply.mutate())}
        >
          Apply Program
        </Button>
        {useCount > 0 && (
          <span className="text-13 text-muted">
            {useCount === 1 ? 'Used once' : `Used ${useCount} times`}
          </span>
        )}
      </p>
    </div>
  );
}
