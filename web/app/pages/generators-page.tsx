import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import type { SavedProgram } from '#web/api/use-programs.ts';
import { useUser } from '#web/api/use-user.ts';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { GeneratorDesk, useDesk } from '#web/features/generators/desk.tsx';
import { Dial } from '#web/features/generators/dial.tsx';
import { GeneratorsPanel } from '#web/features/generators/generators-panel.tsx';
import { useToggleGenerator } from '#web/features/generators/use-toggle-generator.ts';
import { MixerPanel } from '#web/features/mixer/mixer-panel.tsx';
import { MusicPanel } from '#web/features/music/music-panel.tsx';
import { PremiumDialog } from '#web/features/plans/premium-dialog.tsx';
import { UpgradeBanner } from '#web/features/plans/upgrade-banner.tsx';
import { Shortcuts } from '#web/features/player/shortcuts.tsx';
import { PresetsPanel } from '#web/features/presets/presets-panel.tsx';
import { sentenceAbout as sentenceAboutPreset } from '#web/features/presets/words.ts';
import { sentenceAbout as sentenceAboutProgram } from '#web/features/programs/program-words.ts';
import { ProgramsPanel } from '#web/features/programs/programs-panel.tsx';
import { RiverPanel } from '#web/features/river/river-panel.tsx';
import type { Shareable } from '#web/features/sharing/share.ts';
import { ShareDialog } from '#web/features/sharing/share-dialog.tsx';
import { SyncPanel } from '#web/features/sync/sync-panel.tsx';
import { Transport } from '#web/features/timer/transport.tsx';
import { usePageTitle } from '../page-title.ts';
import './generators-page.css';

/** The instrument: the stage in the middle, the generators at its left, the presets at its right, the rest below. */
export function Page() {
  usePageTitle('Sessions');
  usePreparedSound();
  const { user, isLoading } = useUser();
  const [locked, setLocked] = useState<string | null>(null);
  const [shared, setShared] = useState<Shareable | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const askForPremium = useCallback(({ name }: { readonly name: string }) => setLocked(name), []);
  const sharePreset = useCallback(
    (preset: Preset) =>
      setShared({
        kind: 'preset',
        name: preset.name,
        sentence: sentenceAboutPreset(preset),
        sound: { presetId: preset.id },
      }),
    [],
  );
  const shareProgram = useCallback(
    (program: SavedProgram) =>
      setShared({
        kind: 'program',
        name: program.name,
        sentence: sentenceAboutProgram(program),
        sound: { programId: program.id },
      }),
    [],
  );
  return (
    <GeneratorDesk isPremium={user?.isPremium === true} isCertain={!isLoading}>
      <h1 className="sr-only">Sessions</h1>
      <div className="gen-page-of-sound">
        <div className="gen-page-dial">
          <Dial>
            <Transport />
          </Dial>
        </div>
        <div className="gen-page-presets">
          <PresetsPanel onLocked={askForPremium} onShare={sharePreset} searchRef={search} />
        </div>
        <div className="gen-page-generators">
          <GeneratorsPanel />
          <SyncPanel />
        </div>
      </div>
      <div className="gen-page-below">
        <div>
          <MixerPanel />
          <Keys search={search} />
        </div>
        <MusicPanel />
        <RiverPanel />
        <div className="gen-page-programs">
          <ProgramsPanel onLocked={askForPremium} onShare={shareProgram} />
        </div>
        {!isLoading && !user?.isPremium && (
          <div className="gen-page-upgrade">
            <UpgradeBanner />
          </div>
        )}
      </div>
      <PremiumDialog about={locked} onClose={() => setLocked(null)} />
      <ShareDialog thing={shared} onClose={() => setShared(null)} />
    </GeneratorDesk>
  );
}

function Keys({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { open } = useDesk();
  return (
    <div className="gen-page-keys">
      <Shortcuts
        openGenerators={open}
        onToggleGenerator={useToggleGenerator()}
        onSearch={() => search.current?.focus()}
      />
    </div>
  );
}
