import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Song } from '#contract/entities/song.ts';
import { toneFile } from '#sound/testing/tone-file.ts';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { render } from '#web/ui/testing/render.tsx';
import type { MusicPlayer } from './music-player.ts';
import { SoundProvider } from './sound-provider.tsx';
import { useMusicPlayer, useMusicPosition, useMusicView } from './use-players.ts';
import { useSound } from './use-sound.ts';

let music: MusicPlayer | undefined;
let renders = 0;

function Shown() {
  renders += 1;
  music = useMusicPlayer();
  const { index, status } = useMusicView();
  const seconds = useMusicPosition();
  const isPlaying = useSound((state) => state.musicPlaying);
  return <output>{`${index} ${status} ${isPlaying ? 'playing' : 'paused'} ${seconds}`}</output>;
}

/** Fourteen songs of four seconds each; the first three are free. */
function songsOn(src: string): Song[] {
  return Array.from({ length: 14 }, (_, index) => ({
    id: `song-${index}`,
    title: `Song ${index}`,
    artist: 'Cymara Sound Research Group',
    src: index === 1 ? '/nothing-here.mp3' : src,
    durationSeconds: 4,
    isPremium: index >= 3,
    tonic: 432,
  }));
}

const shown = () => expect.element(page.getByRole('status'));

async function openPlayer(isPremium: boolean): Promise<MusicPlayer> {
  render(
    <SoundProvider>
      <Suspense>
        <Shown />
      </Suspense>
    </SoundProvider>,
  );
  await shown().toHaveTextContent('0 resting paused 0');
  if (!music) throw new Error('there is no player');
  const src = URL.createObjectURL(new Blob([toneFile(330, 4, 0.1)], { type: 'audio/wav' }));
  music.fill(songsOn(src), isPremium);
  return music;
}

beforeEach(() => {
  localStorage.removeItem(storageKeys.sound);
  renders = 0;
});
afterEach(() => {
  if (music?.view.get().status === 'ready') music.fill([], false);
});

describe('the music player', () => {
  it('MUSIC-04 MUSIC-05 plays, renders once a second and no more, and goes on to the next song by itself', async () => {
    const player = await openPlayer(true);
    expect(player.choose(13)).toBe(true);
    await shown().toHaveTextContent('13 ready playing 1');
    const before = renders;
    await shown().toHaveTextContent('13 ready playing 3');
    expect(renders - before).toBeLessThanOrEqual(3);
    await shown().toHaveTextContent(/^0 ready playing/);
    player.toggle();
    await shown().toHaveTextContent(/^0 ready paused/);
  });

  it('MUSIC-13 MUSIC-14 MUSIC-15 rests while a song loads, stops at a broken one, and another choice clears it', async () => {
    const player = await openPlayer(false);
    player.choose(1);
    // At once, since a broken song may be found out before anybody looks.
    expect(player.view.get()).toMatchObject({ index: 1, status: 'loading' });
    player.next();
    expect(player.view.get().index).toBe(1);
    await shown().toHaveTextContent('1 error paused 0');
    player.toggle();
    player.next();
    player.seek(2);
    expect(player.view.get()).toMatchObject({ index: 1, status: 'error' });
    player.choose(2);
    await shown().toHaveTextContent(/^2 ready playing/);
    player.toggle();
  });

  it('MUSIC-10 a song that is not for this listener changes nothing', async () => {
    const player = await openPlayer(false);
    expect(player.choose(3)).toBe(false);
    await shown().toHaveTextContent('0 resting paused 0');
  });

  it('MUSIC-11 when premium ends, a premium song ends with it', async () => {
    const player = await openPlayer(true);
    player.choose(5);
    await shown().toHaveTextContent(/^5 ready playing/);
    player.fill([...player.view.get().songs], false);
    await shown().toHaveTextContent('0 resting paused 0');
  });

  it('MUSIC-17 a song may be put anywhere before it was ever played', async () => {
    const player = await openPlayer(false);
    player.seek(3);
    await shown().toHaveTextContent('0 ready paused 3');
    player.toggle();
    await shown().toHaveTextContent(/^0 ready playing 3/);
    player.toggle();
  });

  it('plays the song that a program kept, waits for the songs if need be, and puts no other in the place of one that is locked', async () => {
    const player = await openPlayer(false);
    player.recall({ playing: true, songId: 'song-2' });
    await shown().toHaveTextContent(/^2 ready playing/);
    player.recall({ playing: true, songId: 'song-5' });
    await shown().toHaveTextContent(/^2 ready paused/);
    const { songs } = player.view.get();
    player.fill([], false);
    player.recall({ playing: true, songId: 'song-0' });
    player.fill(songs, false);
    await shown().toHaveTextContent(/^0 ready playing/);
    player.recall({ playing: false });
    await shown().toHaveTextContent(/^0 ready paused/);
  });
});
