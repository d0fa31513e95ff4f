import { useState } from 'react';
import { useUser } from '#web/api/use-user.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Comments } from './comments.tsx';
import { Ratings } from './ratings.tsx';
import { firstHertz, heardTones, ToneScore } from './tone-score.tsx';
import { type CommunityProgram, useApplyCommunityProgram } from './use-community-program.ts';

interface ProgramDetailProps {
  readonly program: CommunityProgram;
  readonly onLocked: () => void;
}

/** A program that a member made public: its figure, its score, and what others say of it. */
export function ProgramDetail({ program, onLocked }: ProgramDetailProps) {
  usePreparedSound();
  const [tab, setTab] = useState<'rating' | 'comments'>('rating');
  const tones = heardTones(program.settings).map(firstHertz);
  return (
    <>
      <div className="grid items-center justify-between gap-x-12 xl:grid-cols-[minmax(0,560px)_minmax(0,620px)]">
        <Facts program={program} onLocked={onLocked} />
        <div className="max-xl:order-first max-xl:mx-auto max-xl:w-full max-xl:max-w-105">
          <StillPlate frequencies={tones} blurred={program.locked} large className="w-full" />
        </div>
      </div>
      {program.settings && (
        <div className="mt-14">
          <ToneScore settings={program.settings} />
        </div>
      )}
      <Tabs
        label="What others say"
        className="mt-22"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'rating', label: 'Rating & Feedback', content: <Ratings programId={program.id} /> },
          { value: 'comments', label: 'Comments', content: <Comments programId={program.id} /> },
        ]}
      />
    </>
  );
}

function Facts({ program, onLocked }: ProgramDetailProps) {
  const { user } = useUser();
  const apply = useApplyCommunityProgram(program);
  const { name, creator, createdAt, category, tags, description, useCount, isPremium } = program;
  const isLocked = program.locked || (isPremium && !user?.isPremium);
  return (
    <div className="min-w-0">
      <h1 className="type-page max-xl:mt-6">{name}</h1>
      <p className="mt-7 flex items-center gap-3.5">
        <Avatar name={creator} size={44} decorative />
        <span className="text-13 text-muted">
          <b className="block text-15 text-text">{creator}</b>
          Shared on <time dateTime={createdAt}>{dateInWords(new Date(createdAt))}</time>
        </span>
      </p>
      {description && (
        <p dir="auto" className="type-lead mt-7 max-w-[52ch]">
          {description}
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-13 text-muted">
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
      <p className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">
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
