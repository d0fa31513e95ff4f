import { mixer as defaults } from '#contract/rules/sound-defaults.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { clockText } from '#web/bindings/sound/session-clock.ts';
import { useMediaSession } from '#web/bindings/sound/use-media-session.ts';
import { useNowPlaying } from '#web/bindings/sound/use-now-playing.ts';
import { useIsHeldBack, useSessionTime, useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Announcer } from './announcer.tsx';
import './player.css';

/** Browsers let a page be heard only after a touch or a key, and phones silence it during a call. */
const heldBackWords = 'Not heard yet: tap the page or press a key';

/** What stands at the foot of every page once something has sounded, and what is said aloud about it. */
export function Player({ isAboveNav }: { readonly isAboveNav: boolean }) {
  const hasSounded = useSound((state) => state.runs > 0 || state.musicPlaying || state.river.playing);
  return (
    <>
      <Announcer />
      {hasSounded && (
        <>
          <div className="player-room" data-above-nav={isAboveNav} />
          <section aria-label="Player" className="player" data-above-nav={isAboveNav}>
            <Controls />
          </section>
        </>
      )}
    </>
  );
}

/** Its figure, its name, the time that is left, Play and Stop, the master volume. */
function Controls() {
  useMediaSession();
  const { togglePlay } = useSoundActions();
  const isPlaying = useSound((state) => state.nowPlaying !== null);
  return (
    <>
      <Now />
      <div className="player-middle">
        <TimeLeft />
        <IconButton
          name={isPlaying ? 'Player stop' : 'Player play'}
          icon={isPlaying ? 'stop' : 'play'}
          solid
          tone="raised"
          onClick={togglePlay}
        />
        <Duration />
      </div>
      <Volume />
    </>
  );
}

function Now() {
  const { title, detail, frequencies } = useNowPlaying();
  const isHeldBack = useIsHeldBack();
  return (
    <div className="player-now">
      <Figure view="opening" frequencies={frequencies} className="player-figure" />
      <div>
        <b>{title}</b>
        <span>{isHeldBack ? heldBackWords : detail}</span>
      </div>
    </div>
  );
}

/** Alone in rendering once a second, with the line above the bar. */
function TimeLeft() {
  const { remainingSeconds, progressPercent } = useSessionTime();
  return (
    <>
      <i className="player-progress" style={{ '--share': progressPercent / 100 }} />
      <span className="player-time">{remainingSeconds === null ? '' : clockText(remainingSeconds)}</span>
    </>
  );
}

function Duration() {
  const { durationSeconds } = useSessionTime();
  return (
    <span className="player-duration">{durationSeconds === null ? '' : clockText(durationSeconds)}</span>
  );
}

function Volume() {
  const { setLevel, toggleMuted } = useSoundActions();
  const percent = useSound((state) => Math.round(state.mixer.master * 100));
  const isMuted = useSound((state) => state.muted);
  return (
    <div className="player-volume">
      <IconButton
        name="Player mute"
        icon={isMuted ? 'mute' : 'volume'}
        pressed={isMuted}
        onClick={toggleMuted}
      />
      <Slider
        look="inline"
        label="Player volume"
        value={percent}
        onChange={(wished) => setLevel('master', Math.round(wished) / 100)}
        min={0}
        max={100}
        step={1}
        fineStep={1}
        finestStep={1}
        resetTo={defaults.master}
        unit="%"
        className="flex-1"
      />
    </div>
  );
}
