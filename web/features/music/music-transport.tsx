import { mixer as defaults } from '#contract/rules/sound-defaults.ts';
import {
  useMusicButtons,
  useMusicPlayer,
  useMusicPosition,
  useMusicView,
  usePresentSong,
} from '#web/bindings/sound/use-players.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { delays } from '#web/lib/delays.ts';
import { trackTime } from '#web/lib/track-time.ts';
import { FleetingPopover } from '#web/ui/fleeting-popover.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { TrackButtons } from '#web/ui/track-buttons.tsx';

const names = { previous: 'Previous song', play: 'Play song', pause: 'Pause song', next: 'Next song' };

/** Previous, play and next, where the song stands, and how loud the music is. */
export function MusicTransport() {
  const buttons = useMusicButtons();
  const isBroken = useMusicView().status === 'error';
  return (
    <>
      <div className="music-transport">
        <div className="music-buttons">
          <TrackButtons names={names} {...buttons} />
        </div>
        <Seek isDisabled={buttons.isLoading || buttons.disabled} />
        <Volume />
      </div>
      <div role="alert">
        {isBroken && (
          <p className="music-error">
            <Icon name="warning" size={18} className="text-danger" />
            This song could not be loaded. Choose another one, or press it again.
          </p>
        )}
      </div>
    </>
  );
}

/** Alone in rendering once a second. */
function Seek({ isDisabled }: { readonly isDisabled: boolean }) {
  const music = useMusicPlayer();
  const song = usePresentSong();
  const seconds = useMusicPosition();
  // Before the player knows its songs there is nothing to move along.
  const length = song?.durationSeconds ?? 1;
  return (
    <div className="music-seek">
      <span>{trackTime(seconds)}</span>
      <Slider
        look="bare"
        label="Song position"
        value={Math.min(seconds, length)}
        onChange={music.seek}
        min={0}
        max={length}
        step={1}
        fineStep={1}
        finestStep={1}
        format={(at) => `${trackTime(at)} of ${trackTime(length)}`}
        disabled={isDisabled}
      />
      <span>{song ? trackTime(length) : ''}</span>
    </div>
  );
}

function Volume() {
  const percent = useSound((state) => Math.round(state.mixer.music * 100));
  const { setLevel } = useSoundActions();
  return (
    <FleetingPopover
      label="Volume of the music"
      hideAfter={delays.volumePopoverHide}
      trigger={<IconButton name="Song volume" icon={percent === 0 ? 'mute' : 'volume'} />}
    >
      <PercentSlider
        label="Music"
        value={percent}
        onChange={(wanted) => setLevel('music', wanted / 100)}
        resetTo={defaults.music}
        className="w-52"
      />
    </FleetingPopover>
  );
}
