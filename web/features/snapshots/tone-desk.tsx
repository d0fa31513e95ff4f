import { type RefObject, useState } from 'react';
import { visualization } from '#contract/rules/limits.ts';
import { simpleTones } from '#contract/rules/sound-defaults.ts';
import type { Shot } from '#web/api/share-snapshot.ts';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';
import { TonePlate } from '#web/bindings/plates/tone-plate.tsx';
import { useSimpleTone } from '#web/bindings/sound/use-patch.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { CaptureButton } from './capture-button.tsx';
import './tone-desk.css';

interface ToneDeskProps {
  readonly plate: RefObject<PlateHandle | null>;
  /** With a picture that was taken. */
  readonly onShot: (shot: Shot) => void;
}

/** One tone and its figure: the square plate, the number, and what moves them. */
export function ToneDesk({ plate, onShot }: ToneDeskProps) {
  const [frequency, setFrequency] = useState<number>(simpleTones[0]);
  const { isPlaying, play, retune, stop } = useSimpleTone();
  const tune = (hertz: number) => {
    setFrequency(hertz);
    retune(hertz);
  };
  return (
    <div className="tone-desk">
      <div className="tone-desk-box">
        <TonePlate ref={plate} frequency={frequency} isSounding={isPlaying} className="tone-desk-plate" />
      </div>
      <div className="tone-desk-hands">
        <p className="tone-desk-number" aria-hidden="true">
          <span className="type-readout">{frequency}</span> Hz
        </p>
        <div className="tone-desk-buttons">
          <Button
            tone={isPlaying ? 'quiet' : 'primary'}
            size="large"
            icon={isPlaying ? 'stop' : 'play'}
            solidIcon
            onClick={() => (isPlaying ? stop() : play(frequency))}
          >
            {isPlaying ? 'Stop Tone' : 'Play Tone'}
          </Button>
          <CaptureButton plate={plate} onShot={onShot} />
        </div>
        <Slider
          label="Frequency"
          value={frequency}
          onChange={tune}
          min={visualization.simpleMin}
          max={visualization.simpleMax}
          step={1}
          resetTo={simpleTones[0]}
          log
          unit="Hz"
          tone="accent"
        />
        <div>
          <p className="tone-desk-label" aria-hidden="true">
            Presets
          </p>
          <Chips
            label="Presets"
            className="tone-desk-presets"
            options={simpleTones.map((hertz) => ({ value: String(hertz), label: `${hertz} Hz` }))}
            value={String(frequency)}
            onToggle={(value) => tune(Number(value))}
          />
        </div>
      </div>
    </div>
  );
}
