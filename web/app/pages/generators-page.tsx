import { useUser } from '#web/api/use-user.ts';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { GeneratorDesk, useDesk } from '#web/features/generators/desk.tsx';
import { GeneratorsPanel } from '#web/features/generators/generators-panel.tsx';
import { Stage } from '#web/features/generators/stage.tsx';
import { useToggleGenerator } from '#web/features/generators/use-toggle-generator.ts';
import { MixerPanel } from '#web/features/mixer/mixer-panel.tsx';
import { Shortcuts } from '#web/features/player/shortcuts.tsx';
import { SyncPanel } from '#web/features/sync/sync-panel.tsx';
import { Transport } from '#web/features/timer/transport.tsx';
import { usePageTitle } from '../page-title.ts';

/** The instrument: the stage in the middle, the generators at its left, mode and mixer at its right. */
export function Page() {
  usePageTitle('Sessions');
  usePreparedSound();
  const { user, isLoading } = useUser();
  return (
    <GeneratorDesk isPremium={user?.isPremium === true} isCertain={!isLoading}>
      <h1 className="sr-only">Sessions</h1>
      <div className="mx-auto grid w-full max-w-[1560px] gap-x-10 gap-y-16 px-gutter md:grid-cols-2 md:gap-y-14 xl:grid-cols-[280px_minmax(0,1fr)_300px] xl:gap-y-0">
        <div className="min-w-0 md:col-span-2 xl:col-span-1 xl:col-start-2 xl:row-start-1">
          <Stage>
            <Transport />
          </Stage>
        </div>
        <div className="min-w-0 md:pt-5 xl:col-start-1 xl:row-start-1">
          <GeneratorsPanel />
        </div>
        <div className="grid min-w-0 content-start gap-14 md:pt-5 xl:col-start-3 xl:row-start-1">
          <SyncPanel />
          <MixerPanel />
          <Keys />
        </div>
      </div>
    </GeneratorDesk>
  );
}

function Keys() {
  const { open } = useDesk();
  return (
    <div className="hidden md:block">
      <Shortcuts openGenerators={open} onToggleGenerator={useToggleGenerator()} />
    </div>
  );
}
