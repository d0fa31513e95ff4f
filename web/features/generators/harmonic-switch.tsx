import { frequency as limit } from '#contract/rules/limits.ts';
import { harmonicRatio } from '#contract/rules/sound-defaults.ts';
import { hertzInWords } from '#web/bindings/sound/words.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { GeneratorInHand } from './use-generator.ts';

export function HarmonicSwitch({ generator }: { readonly generator: GeneratorInHand }) {
  const { name, values, edit } = generator;
  const harmonic = values.frequency * harmonicRatio;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is a button, which a label may name
    <label className="gen-harmonic">
      <span>
        <span>11th Harmonic Mode</span>
        <small>
          {harmonic <= limit.max ? `Adds a tone at ${hertzInWords(harmonic)}` : 'It would lie beyond hearing'}
        </small>
      </span>
      <Switch
        label={`${name} 11th Harmonic Mode`}
        hideLabel
        checked={values.harmonicMode}
        onChange={(checked) => edit.set('harmonicMode', checked)}
      />
    </label>
  );
}
