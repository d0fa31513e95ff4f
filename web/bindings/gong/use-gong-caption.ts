import { useEffect, useState } from 'react';
import { captionOf } from '#cymatics/physics/caption.ts';
import { DEFAULT_FIGURE } from '#cymatics/physics/figures.ts';
import { FINENESS } from '#cymatics/still.ts';
import type { AppSound } from '../sound/app-sound.ts';
import { useAppSound } from '../sound/sound-provider.tsx';
import { gongFrame } from './gong-frame.ts';
import { whileSounding } from './while-sounding.ts';

/** How often a sounding sequence may have another caption, and how long one must hold to be read aloud. */
const LOOK_EVERY_MS = 500;
const SETTLED_MS = 1_200;

function captionNow({ gong, store, engine }: AppSound): string {
  const { tones, figure } = gongFrame(gong.get(), store.get(), engine?.frame() ?? null);
  const whole = tones.map((tone) => ({ ...tone, frequency: Math.round(tone.frequency * 10) / 10 }));
  return captionOf({ tones: whole, figure: figure ?? DEFAULT_FIGURE, fineness: FINENESS.large });
}

/** What the picture shows, in words: at once for the eye, and for the ear once it holds. */
export function useGongCaption(): { readonly shown: string; readonly spoken: string } {
  const appSound = useAppSound();
  const [shown, setShown] = useState(() => captionNow(appSound));
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const look = () => setShown(captionNow(appSound));
    const forget = [
      appSound.gong.subscribe(look),
      appSound.store.subscribe(look),
      whileSounding(appSound.store, LOOK_EVERY_MS, look),
    ];
    return () => {
      for (const end of forget) end();
    };
  }, [appSound]);
  useEffect(() => {
    const settling = setTimeout(() => setSpoken(shown), SETTLED_MS);
    return () => clearTimeout(settling);
  }, [shown]);
  return { shown, spoken };
}
