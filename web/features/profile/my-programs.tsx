import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { frequency } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { call } from '#web/api/client.ts';
import { programsKey, type SavedProgram } from '#web/api/use-programs.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { storageKeys, writeStored } from '#web/lib/browser-storage.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Moderated } from '#web/ui/moderated.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { tonesOfCategory } from './sample-tones.ts';
import { triedTwice } from './use-profile.ts';
import { useProfileSound } from './use-program-sound.ts';

/** The member's programs; a list that cannot be loaded counts as empty. */
function useOwnPrograms() {
  return useQuery({ queryKey: programsKey, queryFn: () => call('listPrograms'), ...triedTwice });
}

/** What of it sounds; a tone that says no number is the default one, and no tones at all are those of its category. */
function programTones({ settings, category }: SavedProgram): readonly number[] {
  const tones = settings?.generators.filter(({ enabled }) => enabled) ?? [];
  if (tones.length === 0) return tonesOfCategory(category);
  return tones.map(
    (tone) => ('stages' in tone ? tone.stages[0]?.frequency : tone.frequency) ?? frequency.default,
  );
}

interface MyProgramsProps {
  readonly onDelete: (program: SavedProgram) => void;
}

export function MyPrograms({ onDelete }: MyProgramsProps) {
  const { data: programs = [], isPending } = useOwnPrograms();
  if (isPending) {
    return (
      <Loading label="Loading your programs" className="grid gap-6">
        <Skeleton width="60%" height={22} />
        <Skeleton width="80%" height={22} />
      </Loading>
    );
  }
  if (programs.length === 0) {
    return (
      <EmptyState
        title="No saved programs"
        description="What you set on the generators can be kept under a name."
        action={
          <Link href={pages.generators.path} className={buttonClass({ tone: 'primary' })}>
            Create Program
          </Link>
        }
      />
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section tabIndex={0} aria-label="Your programs" className="h-[400px] overflow-y-auto">
      <ul>
        {programs.map((program) => (
          <ProgramLine key={program.id} program={program} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  );
}

function ProgramLine({ program, onDelete }: { readonly program: SavedProgram } & MyProgramsProps) {
  const [, navigate] = useLocation();
  const frequencies = programTones(program);
  const { id, name, description, duration, createdAt } = program;
  const { isPlaying, toggle } = useProfileSound({ id: String(id), title: name, frequencies });
  const edit = () => {
    writeStored(() => window.sessionStorage, storageKeys.currentProgram, program);
    navigate(pages.generators.path);
  };
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 border-line border-b py-5 md:grid-cols-[72px_minmax(0,1fr)_auto] md:gap-x-6">
      <StillPlate frequencies={frequencies} live={isPlaying} className="m-0.5 w-full self-start" />
      <div className="min-w-0">
        <h3 className="type-heading typed">{name}</h3>
        {description && <p className="typed mt-1 text-soft">{description}</p>}
        {program.moderation && <Moderated moderation={program.moderation} />}
        <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-13 text-muted">
          {frequencies.map((hertz, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tones may have the same number
            <span key={index} className="rounded-full bg-veil px-3 py-0.5 text-chip">
              {hertz} Hz
            </span>
          ))}
          <span>{duration} min</span>
          <time dateTime={createdAt}>{dateInWords(new Date(createdAt))}</time>
        </p>
      </div>
      <div className="flex max-md:col-start-2 max-md:-ml-3">
        <IconButton
          name={`${isPlaying ? 'Stop' : 'Play'} ${name}`}
          icon={isPlaying ? 'stop' : 'play'}
          solid
          tone={isPlaying ? 'live' : 'bright'}
          onClick={() => void toggle()}
        />
        <IconButton name={`Edit ${name}`} icon="edit" onClick={edit} />
        <IconButton name={`Delete ${name}`} icon="trash" onClick={() => onDelete(program)} />
      </div>
    </li>
  );
}
