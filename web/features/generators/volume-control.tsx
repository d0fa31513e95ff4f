import { gains } from '#contract/rules/sound-defaults.ts';
import { Slider } from '#web/ui/slider.tsx';
import { TypedValue } from '#web/ui/typed-value.tsx';
import type { GeneratorInHand } from './use-generator.ts';

const toPercent = (volume: number) => Math.round(volume * 100);

/** 0 to 100 percent on the card, 0 to 1 in the shared state. */
export function VolumeControl({ generator }: { readonly generator: GeneratorInHand }) {
  const { name, values, wish } = generator;
  const percent = toPercent(values.volume);
  const set = (wished: number) => wish.set('volume', Math.round(wished) / 100);
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
      <Slider
        look="bare"
        tone="accent"
        label={`${name} volume`}
        value={percent}
        onChange={set}
        min={0}
        max={100}
        step={1}
        fineStep={1}
        finestStep={1}
        resetTo={toPercent(gains.generator)}
        unit="%"
        className="gen-volume-slider"
      />
    </div>
  );
}
