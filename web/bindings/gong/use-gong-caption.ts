import { useEffect, useState } from 'react';
import { captionOf } from '#cymatics/physics/caption.ts';
import { DEFAULT_FIGURE } from '#cymatics/physics/figures.ts';
import { FINENESS } from '#cymatics/still.ts';
import { useSoundRoom } from '../sound/sound-provider.tsx';
import type { SoundRoom } from '../sound/sound-room.ts';
import { gongFrame } from './gong-frame.ts';
import { whileSounding } from './while-sounding.ts';

/** How often a sounding sequence may have another caption, and how long one must hold to be read aloud. */
const LOOK_EVERY_MS = 500;
const SETTLED_MS = 1_200;

function captionNow({ gong, store, engine }: SoundRoom): string {
  const { tones, figure } = gongFrame(gong.get().tones, store.get(), engine?.frame() ?? null);
  const whole = tones.map((tone) => ({ ...tone, frequency: Math.round(tone.frequency * 10) / 10 }));
  return captionOf({ tones: whole, figure: figure ?? DEFAULT_FIGURE, fineness: FINENESS.stage });
}

/** What the picture shows, in words: at once for the eye, and for the ear once it holds. */
export function useGongCaption(): { readonly shown: string; readonly spoken: string } {
  const room = useSoundRoom();
  const [shown, setShown] = useState(() => captionNow(room));
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const look = () => setShown(captionNow(room));
    const forget = [
      room.gong.subscribe(look),
      room.store.subscribe(look),
      whileSounding(room.store, LOOK_EVERY_MS, look),
    ];
    return () => {
      for (const end of forget) end();
    };
  }, [room]);
  useEffect(() => {
    const settling = setTimeout(() => setSpoken(shown), SETTLED_MS);
    return () => clearTimeout(settling);
  }, [shown]);
  return { shown, spoken };
}
