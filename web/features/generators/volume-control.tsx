import { gains } from '#contract/rules/sound-defaults.ts';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { TypedValue } from '#web/ui/typed-value.tsx';
import type { GeneratorInHand } from './use-generator.ts';

const toPercent = (volume: number) => Math.round(volume * 100);

/** 0 to 100 percent on the card, 0 to 1 in the shared state. */
export function VolumeControl({ generator }: { readonly generator: GeneratorInHand }) {
  const { name, values, edit } = generator;
  const percent = toPercent(values.volume);
  const set = (wanted: number) => edit.set('volume', Math.round(wanted) / 100);
  return (
    <div className="gen-volume">
      <span aria-hidden="true" className="text-muted">
        Volume
      </span>
      <TypedValue
        label={`${name} volume, typed`}
        text={`${percent} %`}
        unit="%"
        onCommit={(typed) => {
          if (typed >= 0 && typed <= 100) set(typed);
        }}
      />
      <PercentSlider
        look="bare"
        tone="accent"
        label={`${name} volume`}
        value={percent}
        onChange={set}
        resetTo={toPercent(gains.generator)}
        className="gen-volume-slider"
      />
    </div>
  );
}
