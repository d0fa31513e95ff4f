import { useCallback, useEffect, useState } from 'react';
import { ambience } from '#contract/rules/sound-defaults.ts';
import { useSoundDoor } from './sound-provider.tsx';
import type { SoundRoom } from './sound-room.ts';
import { useLateSound } from './use-late-sound.ts';

const recording = '/audio/auth-ambience.mp3';

/** Hands the recording to the engine, once in the life of the app: it stays decoded. */
const handedOver = new WeakMap<SoundRoom, Promise<void>>();

function handOver(room: SoundRoom): Promise<void> {
  const before = handedOver.get(room);
  if (before) return before;
  const handing = fetchAndLoad(room).catch((error: unknown) => {
    handedOver.delete(room);
    throw error;
  });
  handedOver.set(room, handing);
  return handing;
}

async function fetchAndLoad(room: SoundRoom): Promise<void> {
  const [engine, answer] = await Promise.all([room.ready(), fetch(recording)]);
  if (!answer.ok) throw new Error(`The ambience answered with ${answer.status}.`);
  await engine.loadAmbience(await answer.arrayBuffer(), ambience);
}

type Standing = 'still' | 'loading' | 'playing' | 'failed';

/** The quiet loop behind a page: it starts by a press, never by itself, and ends when the page is left. */
export function useAmbience() {
  const door = useSoundDoor();
  const isWished = useLateSound((state) => state.ambiencePlaying, false);
  const [stage, setStage] = useState<'fresh' | 'loading' | 'ready' | 'failed'>('fresh');

  const toggle = useCallback(async () => {
    const room = await door.open();
    const isOn = room.store.get().ambiencePlaying;
    // Said at once, inside the press: it is what opens the audio context.
    room.late.playAmbience(!isOn);
    if (isOn) return;
    setStage('loading');
    try {
      await handOver(room);
      setStage('ready');
    } catch (error) {
      console.error('The ambience could not be fetched.', error);
      room.late.playAmbience(false);
      setStage('failed');
    }
  }, [door]);

  useEffect(() => () => door.room()?.late.playAmbience(false), [door]);

  return { standing: standingOf(isWished, stage), toggle };
}

function standingOf(isWished: boolean, stage: string): Standing {
  if (isWished) return stage === 'ready' ? 'playing' : 'loading';
  return stage === 'failed' ? 'failed' : 'still';
}
