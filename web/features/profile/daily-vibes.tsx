import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoints/endpoint.ts';
import type { recommendations } from '#contract/endpoints/recommendations.ts';
import { mood } from '#contract/rules/limits.ts';
import { toProgram } from '#contract/rules/preset-program.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { failedSaveInWords, useSaveProgram } from '#web/api/use-save-program.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { tellsOfDanger } from '#web/bindings/mood/danger.ts';
import { HelpFirst, useHelpFirst } from '#web/bindings/mood/help-first.tsx';
import { useSoundRead } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { SharedTones } from './sample-programs.tsx';
import { tonesOfMoodPreset } from './sample-tones.ts';
import { useProfileSound } from './use-program-sound.ts';

type Recommended = AnswerOf<typeof recommendations.matchMood>['recommendations'][number];

interface DailyVibesProps {
  readonly onShare: (tones: SharedTones) => void;
}

/** A line on how one is today, and tones to sit with. For premium members. */
export function DailyVibes({ onShare }: DailyVibesProps) {
  const [words, setWords] = useState('');
  const help = useHelpFirst();
  useSilenceOnLeaving();
  const match = useMutation({
    mutationFn: (userDescription: string) => call('matchMood', { body: { userDescription } }),
    onSuccess: ({ crisis }) => (crisis ? help.show() : help.close()),
    onError: (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'Please try again in a moment.'),
        destructive: true,
      }),
  });
  return (
    <section
      aria-labelledby="vibes"
      className="grid items-center gap-x-12 gap-y-11 border-line border-y py-14 xl:grid-cols-[minmax(0,480px)_minmax(0,1fr)]"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() === '' || match.isPending) return;
          // Danger is looked for here first: such words get help, and are not sent.
          if (tellsOfDanger(words)) help.show();
          else match.mutate(words);
        }}
      >
        <h2 id="vibes" className="type-section">
          Daily Vibes
        </h2>
        <p className="mt-2 text-muted">A line on how you are today, and two or three tones to sit with.</p>
        <TextArea
          label="How are you today?"
          className="mt-5 **:[textarea]:font-light **:[textarea]:font-serif **:[textarea]:text-30"
          rows={2}
          maxLength={mood.textMax}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" tone="primary" className="mt-5" aria-disabled={match.isPending}>
          {match.isPending ? 'Analyzing...' : 'Get Recommendations'}
        </Button>
      </form>
      <div aria-live="polite">
        {help.isShown && <HelpFirst onSendAnyway={null} onClose={help.close} />}
        {match.data && !help.isShown && !match.data.crisis && (
          <p className="mb-8 text-soft">{match.data.analysis}</p>
        )}
        <ul className="grid gap-x-14 gap-y-10 md:grid-cols-2">
          {(help.isShown ? [] : match.data?.recommendations)?.map((one) => (
            <Vibe key={one.presetId} recommended={one} onShare={onShare} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Vibe({ recommended, onShare }: { readonly recommended: Recommended } & DailyVibesProps) {
  const { presetId, presetName: name, explanation, category, description } = recommended;
  const frequencies =
    recommended.frequencies.length > 0 ? recommended.frequencies : tonesOfMoodPreset(presetId);
  const { isPlaying, toggle } = useProfileSound({
    owner: 'recommendation',
    id: `vibe-${presetId}`,
    title: name,
    frequencies,
  });
  const { mutate: save, isPending } = useSaveProgram();
  return (
    <li className="min-w-0">
      <StillPlate frequencies={frequencies} live={isPlaying} large className="mb-6 w-40 md:w-55" />
      <h3 className="type-heading">{name}</h3>
      <p className="mt-1 text-13 text-muted">{frequencies.join(' + ')} Hz</p>
      <p className="mt-2 text-soft">{explanation}</p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button
          size="small"
          className="min-h-11"
          icon={isPlaying ? 'stop' : 'play'}
          solidIcon
          onClick={() => void toggle()}
        >
          {isPlaying ? 'Stop' : 'Play'}
        </Button>
        <Button
          size="small"
          className="min-h-11"
          busy={isPending}
          busyLabel="Saving"
          onClick={() =>
            save(toProgram({ id: presetId, name, description, category, frequencies }), {
              onSuccess: () => toast({ title: 'Program saved', description: `${name} is in your programs.` }),
              onError: (error) => toast({ ...failedSaveInWords(error), destructive: true }),
            })
          }
        >
          Save to Programs
        </Button>
        <IconButton name={`Share ${name}`} icon="share" onClick={() => onShare({ name, frequencies })} />
      </div>
    </li>
  );
}

/** What was begun here ends with the card. */
function useSilenceOnLeaving() {
  const read = useSoundRead();
  const { stop } = useSoundActions();
  useEffect(
    () => () => {
      const { nowPlaying } = read();
      if (nowPlaying?.owner === 'recommendation' && nowPlaying.id?.startsWith('vibe-')) stop();
    },
    [read, stop],
  );
}
