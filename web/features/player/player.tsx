import { useEffect, useState } from 'react';
import { useUser } from '#web/api/use-user.ts';
import type { Playing } from '#web/bindings/sound/current-source.ts';
import { useMediaSession } from '#web/bindings/sound/use-media-session.ts';
import { useCurrentSource } from '#web/bindings/sound/use-now-playing.ts';
import { useMusicPlayer, useMusicView } from '#web/bindings/sound/use-players.ts';
import { Announcer } from './announcer.tsx';
import { MusicNow, MusicTransport } from './current-music.tsx';
import { RiverNow, RiverTransport } from './current-river.tsx';
import { SessionNow, SessionTransport } from './current-tones.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { StopEverything } from './stop-everything.tsx';
import { Switches } from './switches.tsx';
import { Volume } from './volume.tsx';
import './player.css';

/** What stands at the foot of every page once something has sounded, and what is said aloud about it. */
export function Player({ isAboveNav }: { readonly isAboveNav: boolean }) {
  const playing = useCurrentSource();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Announcer />
      {playing && (
        <>
          <div className="player-space" data-above-nav={isAboveNav} />
          <section
            aria-label="Player"
            className="player"
            data-above-nav={isAboveNav}
            data-crowded={playing.used.length > 1}
          >
            <Controls {...playing} onOpen={() => setOpen(true)} />
          </section>
          <PlayerSheet
            {...playing}
            {...parts[playing.current]}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </>
      )}
    </>
  );
}

const parts = {
  tones: { Now: SessionNow, Transport: SessionTransport },
  music: { Now: MusicNow, Transport: MusicTransport },
  river: { Now: RiverNow, Transport: RiverTransport },
} as const;

/** The current source with its buttons, a switch for each thing that has played, one stop for all, the master volume. */
function Controls({ current, used, onOpen }: Playing & { readonly onOpen: () => void }) {
  useMediaSession(current);
  useMembership();
  const { Now, Transport } = parts[current];
  return (
    <>
      <div className="player-current">
        <Now />
        {/* On a phone there is room for no more: the rest is one touch away. */}
        <button type="button" className="player-open" aria-label="Open player" onClick={onOpen} />
      </div>
      <Transport />
      <div className="player-end">
        {used.length > 1 && <Switches used={used} current={current} />}
        <StopEverything />
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
  const isPremium = user?.isPremium === true;
  useEffect(() => {
    if (songs.length > 0 && !isLoading) music.fill(songs, isPremium);
  }, [music, songs, isPremium, isLoading]);
}
