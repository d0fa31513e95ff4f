import type { SoundSource } from '#web/bindings/sound/current-source.ts';
import { useIsOn } from '#web/bindings/sound/use-now-playing.ts';
import { useMusicPlayer, useRiverPlayer } from '#web/bindings/sound/use-players.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface SwitchesProps {
  readonly used: readonly SoundSource[];
  readonly current: SoundSource;
  /** Each with its name under it, where there is room. */
  readonly named?: boolean;
}

/** When several things play together: one small switch for each, lit while it sounds. */
export function Switches({ used, current, named }: SwitchesProps) {
  const { togglePlay } = useSoundActions();
  const music = useMusicPlayer();
  const river = useRiverPlayer();
  const act = { tones: togglePlay, music: music.toggle, river: river.toggle };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label="What plays" className="player-switches">
      {used.map((kind) => (
        <Switch key={kind} kind={kind} isCurrent={kind === current} named={named} onPress={act[kind]} />
      ))}
    </div>
  );
}

const looks = {
  tones: { name: 'Player tones', icon: 'wave', word: 'Tones' },
  music: { name: 'Player music', icon: 'music', word: 'Music' },
  river: { name: 'Player river', icon: 'river', word: 'River' },
} as const;

interface SwitchProps {
  readonly kind: SoundSource;
  readonly isCurrent: boolean;
  readonly named: boolean | undefined;
  readonly onPress: () => void;
}

function Switch({ kind, isCurrent, named, onPress }: SwitchProps) {
  const { name, icon, word } = looks[kind];
  const button = (
    <IconButton
      name={name}
      icon={icon}
      pressed={useIsOn(kind)}
      className="player-switch"
      data-current={isCurrent}
      onClick={onPress}
    />
  );
  if (!named) return button;
  return (
    <div className="player-named">
      {button}
      <span aria-hidden="true">{word}</span>
    </div>
  );
}
