import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';

/** The timer for music and river without tones. It is offered while they play and nothing else has the timer. */
export function RestButton() {
  const { toggleRest } = useSoundActions();
  const isResting = useSound((state) => state.rest !== null);
  const seconds = useSound((state) => state.timer.durationSeconds);
  const isMusic = useSound((state) => state.musicPlaying);
  const isRiver = useSound((state) => state.river.playing);
  const isFree = useSound((state) => state.nowPlaying === null);
  if (!isFree || seconds === null || !(isMusic || isRiver)) return null;
  const minutes = Math.round(seconds / 60);
  const what = isMusic && isRiver ? 'music and river' : isMusic ? 'the music' : 'the river';
  return (
    <button type="button" className="timer-rest" aria-pressed={isResting} onClick={toggleRest}>
      {isResting ? 'Let it play on' : `Stop ${what} after ${minutes} min`}
    </button>
  );
}
