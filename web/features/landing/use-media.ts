import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useSoloMedia } from '#web/bindings/sound/use-solo-media.ts';

export interface Media<Element extends HTMLMediaElement> {
  /** For the element itself: it is told its volume when it is made. */
  readonly attach: (element: Element | null) => void;
  readonly element: RefObject<Element | null>;
  /** Its events, to be spread on it. */
  readonly events: Readonly<Record<`on${string}`, () => void>>;
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly seconds: number;
  readonly toggle: () => void;
  readonly play: () => void;
  readonly seek: (seconds: number) => void;
  /** To be told when the last of several sources fails: the element itself says nothing then. */
  readonly fail: () => void;
}

const FADE_STEPS = 6;
const FADE_STEP_MS = 20;

/** A film or a clip as its page shows it: what it is doing, and what can be asked of it. */
export function useMedia<Element extends HTMLMediaElement>(volume: number): Media<Element> {
  const element = useRef<Element | null>(null);
  const fading = useRef<ReturnType<typeof setInterval>>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [seconds, setSeconds] = useState(0);

  const attach = useCallback(
    (made: Element | null) => {
      element.current = made;
      if (made) made.volume = volume;
    },
    [volume],
  );

  /** A sound that is cut off clicks: it is let down within a tenth of a second first. */
  const pause = useCallback(() => {
    const media = element.current;
    if (!media || media.paused || fading.current) return;
    const loud = media.volume;
    let step = FADE_STEPS;
    fading.current = setInterval(() => {
      step -= 1;
      media.volume = (loud * step) / FADE_STEPS;
      if (step > 0) return;
      clearInterval(fading.current);
      fading.current = undefined;
      media.pause();
      media.volume = loud;
    }, FADE_STEP_MS);
  }, []);
  useSoloMedia(element, pause);

  const fail = useCallback(() => {
    setWaiting(false);
    setFailed(true);
  }, []);

  const play = useCallback(() => {
    const media = element.current;
    if (!media || fading.current) return;
    // After a failure the browser would not ask for the file again by itself.
    if (media.error || media.networkState === media.NETWORK_NO_SOURCE) media.load();
    setFailed(false);
    setWaiting(true);
    media.play().catch((error: unknown) => {
      // A pause that comes before the first sound ends the request; that is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') setWaiting(false);
      else fail();
    });
  }, [fail]);

  const toggle = useCallback(() => (element.current?.paused ? play() : pause()), [play, pause]);
  const seek = useCallback((wanted: number) => {
    if (element.current) element.current.currentTime = wanted;
    setSeconds(wanted);
  }, []);

  const events = useMemo(
    () => ({
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onWaiting: () => setWaiting(true),
      onPlaying: () => setWaiting(false),
      onTimeUpdate: () => setSeconds(element.current?.currentTime ?? 0),
      onEmptied: () => setSeconds(0),
    }),
    [],
  );
  return { attach, element, events, isPlaying, isWaiting, hasFailed, seconds, toggle, play, seek, fail };
}
