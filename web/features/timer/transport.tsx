import { timer } from '#contract/rules/sound-defaults.ts';
import { clockText } from '#web/bindings/sound/session-clock.ts';
import { useIsHeldBack, useIsSessionHeard, useSessionTime, useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Select } from '#web/ui/select.tsx';
import { PlayButton } from './play-button.tsx';
import './transport.css';

const durations = timer.minutes.map((minutes) => ({
  value: String(minutes * 60),
  label: minutes === 1 ? '1 minute' : `${minutes} minutes`,
}));

/** The timer: how long, once or again and again, Play and Stop, and what is left. */
export function Transport() {
  const { setDuration, setLooping } = useSoundActions();
  const durationSeconds = useSound((state) => state.timer.durationSeconds);
  const isLooping = useSound((state) => state.timer.looping);
  const isRunning = useSound((state) => state.nowPlaying !== null && state.nowPlaying.programme === null);
  const isHeldBack = useIsHeldBack();
  const isHeard = useIsSessionHeard();
  const status = isHeldBack ? 'Tap to hear it' : isHeard ? 'Active' : 'Starting…';
  return (
    <section aria-label="Timer" className="timer">
      <div className="timer-wishes">
        <Select
          look="bare"
          label="Session duration"
          value={String(durationSeconds)}
          options={durations}
          disabled={isRunning}
          onChange={(seconds) => setDuration(Number(seconds))}
        />
        <Checkbox
          label="Loop"
          boxAtEnd
          checked={isLooping}
          onChange={(event) => setLooping(event.currentTarget.checked)}
        />
      </div>
      <PlayButton />
      <Countdown status={isRunning ? status : ''} />
      <SessionProgress />
    </section>
  );
}

/** Alone in rendering once a second. */
function Countdown({ status }: { readonly status: string }) {
  const { remainingSeconds } = useSessionTime();
  // What plays without an end, such as a tone of the landing page, has no time of its own to show here.
  const durationSeconds = useSound((state) => state.timer.durationSeconds);
  return (
    <div className="timer-left">
      <span role="timer" aria-label="Time remaining" className="timer-clock">
        {clockText(remainingSeconds ?? durationSeconds)}
      </span>
      <span className="timer-active">{status}</span>
    </div>
  );
}

function SessionProgress() {
  const { remainingSeconds, progressPercent } = useSessionTime();
  return (
    <div className="timer-progress">
      <Progress
        label="Session progress"
        value={Math.round(progressPercent * 10) / 10}
        valueText={remainingSeconds === null ? undefined : `${clockText(remainingSeconds)} left`}
      />
    </div>
  );
}
