import { IconButton } from './icon-button.tsx';

interface TrackButtonsProps {
  /** What each is called, read aloud and shown as its tooltip. */
  names: { previous: string; play: string; pause: string; next: string };
  isPlaying: boolean;
  /** On its way: the middle one shows it, the others rest and keep the focus. */
  isLoading: boolean;
  disabled: boolean;
  onPrevious: () => void;
  onToggle: () => void;
  onNext: () => void;
  tone?: 'bright' | 'raised';
  /** For the two at the sides. */
  stepClassName?: string;
}

/** One back, play or pause, one on. */
export function TrackButtons({
  names,
  isPlaying,
  isLoading,
  disabled,
  onPrevious,
  onToggle,
  onNext,
  tone = 'raised',
  stepClassName,
}: TrackButtonsProps) {
  const step = { resting: isLoading, disabled, className: stepClassName };
  return (
    <>
      <IconButton name={names.previous} icon="previous" onClick={onPrevious} {...step} />
      <IconButton
        name={isPlaying ? names.pause : names.play}
        icon={isPlaying ? 'pause' : 'play'}
        solid
        tone={tone}
        busy={isLoading}
        disabled={disabled}
        onClick={onToggle}
      />
      <IconButton name={names.next} icon="next" onClick={onNext} {...step} />
    </>
  );
}
