import { useCallback, useState } from 'react';
import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { CrisisHelp } from '#web/bindings/mood/crisis-help.tsx';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { MoodGate } from '#web/features/mood/mood-gate.tsx';
import { MoodTool } from '#web/features/mood/mood-tool.tsx';
import { FrequencyEngine } from '#web/features/recommendations/frequency-engine.tsx';
import { PageFrame } from './page-frame.tsx';

/** Help comes before everything, and before the question who pays. */
export function Page() {
  const { user } = useUser();
  const [danger, setDanger] = useState<{ wasSent: boolean } | null>(null);
  const { stopEverything } = useSoundActions();
  const showHelp = useCallback(
    (wasSent: boolean) => {
      stopEverything();
      setDanger({ wasSent });
    },
    [stopEverything],
  );
  return (
    <>
      {danger && (
        <CrisisHelp
          wasSent={danger.wasSent}
          tonesAddress={pages.generators.path}
          onMeantDifferently={() => setDanger(null)}
        />
      )}
      {/* Kept while help is shown, so that nobody has to write again what was meant differently. */}
      <div hidden={danger !== null}>
        <PageFrame title="AI Mood Analysis">
          {user?.isPremium ? (
            <>
              <MoodTool onDanger={showHelp} />
              <div className="mt-24">
                <FrequencyEngine onDanger={() => showHelp(false)} />
              </div>
            </>
          ) : (
            <MoodGate onHelp={() => showHelp(false)} />
          )}
          <p className="mt-18 max-w-[60em] text-13 text-muted">
            For listening and rest. {productName} does not diagnose or treat anything. If you are unwell,
            please see a doctor.
          </p>
        </PageFrame>
      </div>
    </>
  );
}
