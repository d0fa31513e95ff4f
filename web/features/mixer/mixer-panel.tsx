import { useId } from 'react';
import { mixer as defaults } from '#contract/rules/sound-defaults.ts';
import { useIsHeldBack, useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Fader } from './fader.tsx';
import { MusicControls } from './music-controls.tsx';
import './mixer.css';

const channels = [
  { channel: 'master', name: 'Master' },
  { channel: 'music', name: 'Music' },
  { channel: 'frequencies', name: 'Frequencies' },
  { channel: 'river', name: 'River' },
] as const;

/** Four faders over everything that sounds, the music's buttons, and how each channel stands. */
export function MixerPanel() {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="type-section">
        Master Sound Mixer
      </h2>
      <div className="mixer-faders">
        {channels.map(({ channel, name }) => (
          <Channel key={channel} channel={channel} name={name} />
        ))}
      </div>
      <MusicControls />
      <Statuses />
    </section>
  );
}

interface ChannelProps {
  readonly channel: (typeof channels)[number]['channel'];
  readonly name: string;
}

function Channel({ channel, name }: ChannelProps) {
  const level = useSound((state) => state.mixer[channel]);
  const { setLevel } = useSoundActions();
  return (
    <Fader
      name={name}
      percent={Math.round(level * 100)}
      resetTo={defaults[channel]}
      isMaster={channel === 'master'}
      onChange={(percent) => setLevel(channel, percent / 100)}
    />
  );
}

function Statuses() {
  const isMusicPlaying = useSound((state) => state.musicPlaying);
  const isSounding = useSound((state) => state.nowPlaying !== null);
  const isRiverPlaying = useSound((state) => state.river.playing);
  return (
    <ul className="mixer-statuses">
      <Status name="Frequencies" isOn={isSounding} on="Active" off="Idle" />
      <Status name="Music" isOn={isMusicPlaying} on="Playing" off="Stopped" />
      <Status name="River" isOn={isRiverPlaying} on="Playing" off="Ready" />
    </ul>
  );
}

interface StatusProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly on: string;
  readonly off: string;
}

/** What is wanted and held back by the browser is neither on nor off. */
function Status({ name, isOn, on, off }: StatusProps) {
  const isHeldBack = useIsHeldBack();
  const word = isOn ? (isHeldBack ? 'Waiting' : on) : off;
  return <li data-on={isOn && !isHeldBack}>{`${name} ${word}`}</li>;
}
