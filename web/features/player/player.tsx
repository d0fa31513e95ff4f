import { useEffect } from 'react';
import { mixer as defaults } from '#contract/rules/sound-defaults.ts';
import { useUser } from '#web/api/use-user.ts';
import type { Playing } from '#web/bindings/sound/front.ts';
import { useFront } from '#web/bindings/sound/use-front.ts';
import { useMediaSession } from '#web/bindings/sound/use-media-session.ts';
import { useMusicPlayer, useMusicView } from '#web/bindings/sound/use-music.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { Announcer } from './announcer.tsx';
import { MusicNow, MusicTransport } from './music-in-front.tsx';
import { RiverNow, RiverTransport } from './river-in-front.tsx';
import { SessionNow, SessionTransport } from './session-in-front.tsx';
import { Switches } from './switches.tsx';
import './player.css';

/** What stands at the foot of every page once something has sounded, and what is said aloud about it. */
export function Player({ isAboveNav }: { readonly isAboveNav: boolean }) {
  const playing = useFront();
  return (
    <>
      <Announcer />
      {playing && (
        <>
          <div className="player-room" data-above-nav={isAboveNav} />
          <section
            aria-label="Player"
            className="player"
            data-above-nav={isAboveNav}
            data-crowded={playing.used.length > 1}
          >
            <Controls {...playing} />
          </section>
        </>
      )}
    </>
  );
}

const parts = {
  session: { Now: SessionNow, Transport: SessionTransport },
  music: { Now: MusicNow, Transport: MusicTransport },
  river: { Now: RiverNow, Transport: RiverTransport },
} as const;

/** What is in front with its buttons, a switch for each thing that has played, the master volume. */
function Controls({ front, used }: Playing) {
  useMediaSession(front);
  useMembership();
  const { Now, Transport } = parts[front];
  return (
    <>
      <Now />
      <Transport />
      <div className="player-end">
        {used.length > 1 && <Switches used={used} front={front} />}
        <Volume />
      </div>
    </>
  );
}

/** Whoever logs in, out, or changes the plan on any page: the songs that may be played follow. */
function useMembership(): void {
  const music = useMusicPlayer();
  const { songs } = useMusicView();
  const { user, isLoading } = useUser();
  const isMember = user?.isPremium === true;
  useEffect(() => {
    if (songs.length > 0 && !isLoading) music.fill(songs, isMember);
  }, [music, songs, isMember, isLoading]);
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
      <PercentSlider
        look="inline"
        label="Player volume"
        value={percent}
        onChange={(wished) => setLevel('master', wished / 100)}
        resetTo={defaults.master}
        className="flex-1"
      />
    </div>
  );
}
