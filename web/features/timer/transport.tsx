import { useId, useState } from 'react';
import { timer } from '#contract/rules/sound-defaults.ts';
import { clockText } from '#web/bindings/sound/session-clock.ts';
import { useIsHeldBack, useIsSessionHeard, useSessionTime, useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Select } from '#web/ui/select.tsx';
import { OtherLength } from './other-length.tsx';
import { PlayButton } from './play-button.tsx';
import { RestButton } from './rest-button.tsx';
import './transport.css';

const listed = timer.minutes.map((minutes) => toOption(minutes * 60));
const NO_END = 'none';
const OTHER = 'other';

function toOption(seconds: number | null) {
  if (seconds === null) return { value: NO_END, label: 'No end' };
  const minutes = Math.round(seconds / 60);
  return { value: String(seconds), label: minutes === 1 ? '1 minute' : `${minutes} minutes` };
}

/** The eight, the present one when it is none of them, and the way to any other. */
function optionsFor(seconds: number | null) {
  const present = toOption(seconds);
  const isListed = listed.some(({ value }) => value === present.value);
  return [...listed, ...(isListed ? [] : [present]), { value: OTHER, label: 'Other…' }];
}

/** The timer: how long, once or again and again, Play and Stop, and what is left. */
export function Transport() {
  const { setDuration, setLooping, setFading, setBell } = useSoundActions();
  const why = useId();
  const [isAsking, setAsking] = useState(false);
  const fades = useSound((state) => state.timer.fades);
  const bell = useSound((state) => state.timer.bell);
  const isResting = useSound((state) => state.rest !== null);
  const durationSeconds = useSound((state) => state.timer.durationSeconds);
  const isLooping = useSound((state) => state.timer.looping);
  const isRunning = useSound((state) => state.nowPlaying !== null && state.nowPlaying.patch === null);
  const isHeldBack = useIsHeldBack();
  const isHeard = useIsSessionHeard();
  const status = isHeldBack ? 'Tap to hear it' : isHeard ? 'Active' : 'Starting…';
  return (
    <section aria-label="Timer" className="timer">
      <div className="timer-options">
        <Select
          look="bare"
          label="Session duration"
          value={toOption(durationSeconds).value}
          options={optionsFor(durationSeconds)}
          disabled={isRunning || isResting}
          aria-describedby={isRunning || isResting ? why : undefined}
          onChange={(value) => {
            if (value === OTHER) setAsking(true);
            else setDuration(value === NO_END ? null : Number(value));
          }}
        />
        {(isRunning || isResting) && (
          <p id={why} className="timer-why">
            Stop it to change
          </p>
        )}
        <OtherLength open={isAsking} onClose={() => setAsking(false)} onChoose={setDuration} />
        <Checkbox
          label="Loop"
          boxAtEnd
          checked={isLooping}
          onChange={(event) => setLooping(event.currentTarget.checked)}
        />
        <Checkbox
          label="Fade out"
          boxAtEnd
          checked={fades}
          onChange={(event) => setFading(event.currentTarget.checked)}
        />
        <Checkbox
          label="Bell"
          boxAtEnd
          checked={bell}
          onChange={(event) => setBell(event.currentTarget.checked)}
        />
      </div>
      <PlayButton />
      <Countdown status={isRunning ? status : isResting ? 'Music and river' : ''} />
      <RestButton />
      <SessionProgress />
    </section>
  );
}

/** Alone in rendering once a second. */
function Countdown({ status }: { readonly status: string }) {
  const { remainingSeconds } = useSessionTime();
  // What plays without an end, such as a tone of the landing page, has no time of its own to show here.
  const durationSeconds = useSound((state) => state.timer.durationSeconds);
  const seconds = remainingSeconds ?? durationSeconds;
  return (
    <div className="timer-left">
      <span role="timer" aria-label="Time remaining" className="timer-clock">
        {seconds === null ? 'No end' : clockText(seconds)}
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
