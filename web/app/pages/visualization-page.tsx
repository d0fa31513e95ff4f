import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { tiers } from '#contract/rules/limits.ts';
import { firstSequence, gongTones } from '#contract/rules/sound-defaults.ts';
import { useUser } from '#web/api/use-user.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { useArrivals } from '#web/bindings/gong/use-arrivals.ts';
import { useGongDesk, useGongPlaying } from '#web/bindings/gong/use-gong.ts';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { FigureChoice } from '#web/features/gong/figure-choice.tsx';
import { FineTune } from '#web/features/gong/fine-tune.tsx';
import { GongDisplay } from '#web/features/gong/gong-display.tsx';
import { GongPlayButton } from '#web/features/gong/gong-play-button.tsx';
import { HowItWorks } from '#web/features/gong/how-it-works.tsx';
import { LockedPanel } from '#web/features/gong/locked-panel.tsx';
import { TonePanel } from '#web/features/gong/tone-panel.tsx';
import { SequenceEditor } from '#web/features/sequences/sequence-editor.tsx';
import { useToggleSequence } from '#web/features/sequences/use-toggle-sequence.ts';
import type { Shareable } from '#web/features/sharing/share.ts';
import { ShareDialog } from '#web/features/sharing/share-dialog.tsx';
import { RoundCaptureButton } from '#web/features/snapshots/capture-button.tsx';
import { VisualizationSnapshots } from '#web/features/snapshots/snapshot-shelf.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { usePageTitle } from '../page-title.ts';

const PROGRAMMED = 'programmed';

/** The Cymatic Gong: the plate first and largest, what moves it at its side, all the rest below. */
export function Page() {
  usePageTitle('Cymatic Gong');
  usePreparedSound();
  const { user } = useUser();
  const isPremium = user?.isPremium === true;
  const plate = useRef<PlateHandle>(null);
  const [shared, setShared] = useState<Shareable | null>(null);
  // Whoever comes back while a sequence plays finds it, and not a Play button beside a sound that already runs.
  const isSequencePlaying = useGongPlaying('sequence');
  const [tab, setTab] = useState(isSequencePlaying ? PROGRAMMED : 'tone-1');
  const follow = useArrivals(
    useSearch(),
    useCallback(() => setTab(PROGRAMMED), []),
  );
  const bringBack = (search: string) => {
    follow(search);
    // The plate stands at the top of the page, the pictures far below it.
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  };
  const gong = useGongDesk();
  const toggleSequence = useToggleSequence();
  const play =
    isPremium && tab === PROGRAMMED
      ? ({ part: 'sequence', onToggle: toggleSequence } as const)
      : ({ part: 'tones', onToggle: () => void gong.toggle('tones') } as const);
  useOpenTones(isPremium ? tiers.generators : tiers.freeGenerators);

  return (
    <div className="gong">
      <header className="gong-title">
        <h1 className="type-page">Cymatic Gong</h1>
        <p className="type-lead">Sand on a plate, drawn by the tones that sound.</p>
      </header>
      <GongDisplay
        plate={plate}
        capture={
          <RoundCaptureButton
            plate={plate}
            onShot={(shot) => setShared({ kind: 'snapshot', shot, way: 'direct' })}
          />
        }
        play={play}
      />
      <div className="gong-hands">
        <GongPlayButton {...play} />
        <FineTune />
        <FigureChoice />
      </div>
      <div className="gong-tabs">
        <h2 className="sr-only">Tones and sequences</h2>
        <Tabs label="Tones and sequences" value={tab} onChange={setTab} tabs={tabsFor(isPremium)} />
      </div>
      <div className="gong-snapshots">
        <VisualizationSnapshots onView={bringBack} />
      </div>
      <HowItWorks />
      <ShareDialog thing={shared} onClose={() => setShared(null)} />
    </div>
  );
}

/** A listener without Premium has the first tone; the others wait as they are. */
function useOpenTones(open: number): void {
  const gong = useGongDesk();
  useEffect(
    () => gong.changeTones((tones) => (tones.open === open ? tones : { ...tones, open })),
    [gong, open],
  );
}

function tabsFor(isPremium: boolean) {
  const badge = <Badge tone="gold">PREMIUM</Badge>;
  return [
    ...gongTones.map(({ frequency }, index) => {
      const isOpen = isPremium || index < tiers.freeGenerators;
      const label = `Tone ${index + 1}`;
      return {
        value: `tone-${index + 1}`,
        label,
        badge: isOpen ? undefined : badge,
        content: isOpen ? (
          <TonePanel key={label} index={index} />
        ) : (
          <LockedPanel
            title={`${label} is part of Premium`}
            words="Three tones at once draw figures that no single tone can: sand lies only where all of them let it."
            action="Upgrade"
          >
            <Figure view="opening" frequencies={[gongTones[0].frequency, frequency]} className="size-full" />
          </LockedPanel>
        ),
      };
    }),
    {
      value: PROGRAMMED,
      label: 'Programmed',
      badge: isPremium ? undefined : badge,
      content: isPremium ? (
        <SequenceEditor />
      ) : (
        <LockedPanel
          title="Sequences are part of Premium"
          words="Let each of three tones move through up to fifty stages of its own, by step or by glide, on time to the sample."
          action="Upgrade to Premium"
        >
          <Figure
            view="opening"
            frequencies={firstSequence.generators.map(({ frequencies }) => frequencies[1])}
            className="size-full"
          />
        </LockedPanel>
      ),
    },
  ];
}
