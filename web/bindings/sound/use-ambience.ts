import { useCallback, useEffect, useState } from 'react';
import { ambience } from '#contract/rules/sound-defaults.ts';
import type { AppSound } from './app-sound.ts';
import { useSoundLoader } from './sound-provider.tsx';
import { useLateSound } from './use-late-sound.ts';

const recording = '/audio/auth-ambience.mp3';

/** Hands the recording to the engine, once in the life of the app: it stays decoded. */
const handedOver = new WeakMap<AppSound, Promise<void>>();

function handOver(appSound: AppSound): Promise<void> {
  const before = handedOver.get(appSound);
  if (before) return before;
  const handing = fetchAndLoad(appSound).catch((error: unknown) => {
    handedOver.delete(appSound);
    throw error;
  });
  handedOver.set(appSound, handing);
  return handing;
}

async function fetchAndLoad(appSound: AppSound): Promise<void> {
  const [engine, answer] = await Promise.all([appSound.ready(), fetch(recording)]);
  if (!answer.ok) throw new Error(`The ambience answered with ${answer.status}.`);
  await engine.loadAmbience(await answer.arrayBuffer(), ambience);
}

type Standing = 'still' | 'loading' | 'playing' | 'failed';

/** The quiet loop behind a page: it starts by a press, never by itself, and ends when the page is left. */
export function useAmbience() {
  const loader = useSoundLoader();
  const isWanted = useLateSound((state) => state.ambiencePlaying, false);
  const [stage, setStage] = useState<'fresh' | 'loading' | 'ready' | 'failed'>('fresh');

  const toggle = useCallback(async () => {
    const appSound = await loader.load();
    const isOn = appSound.store.get().ambiencePlaying;
    // Said at once, inside the press: it is what opens the audio context.
    appSound.visitor.playAmbience(!isOn);
    if (isOn) return;
    setStage('loading');
    try {
      await handOver(appSound);
      setStage('ready');
    } catch (error) {
      console.error('The ambience could not be fetched.', error);
      appSound.visitor.playAmbience(false);
      setStage('failed');
    }
  }, [loader]);

  useEffect(() => () => loader.loaded()?.visitor.playAmbience(false), [loader]);

  return { standing: standingOf(isWanted, stage), toggle };
}

function standingOf(isWanted: boolean, stage: string): Standing {
  if (isWanted) return stage === 'ready' ? 'playing' : 'loading';
  return stage === 'failed' ? 'failed' : 'still';
}
