import { gongTones } from '#contract/rules/sound-defaults.ts';
import { isFrequency } from '#contract/rules/valid-tone.ts';
import { changeTone, type GongTone } from '#sound/state/gong-tones.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { useGong, useGongDesk } from '#web/bindings/gong/use-gong.ts';
import { hertzText, noteInWords } from '#web/bindings/sound/words.ts';
import { waveChoices } from '#web/lib/wave-choices.ts';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TypedValue } from '#web/ui/typed-value.tsx';

/** All of one tone: whether it sounds, its frequency, its wave and its volume. */
export function TonePanel({ index }: { readonly index: number }) {
  const gong = useGongDesk();
  const tone = useGong((state) => state.tones.tones[index]);
  const figure = useGong((state) => state.figure);
  if (!tone) return null;
  const name = `Tone ${index + 1}`;
  const change = (patch: Partial<GongTone>) => gong.changeTones((tones) => changeTone(tones, index, patch));
  return (
    <div className="gong-tone">
      <div className="gong-tone-plate" data-enabled={tone.enabled}>
        <Figure view="opening" figure={figure} frequencies={[tone.frequency]} className="absolute inset-0" />
      </div>
      <div className="gong-tone-head">
        <div className="gong-tone-number">
          <TypedValue
            label={`${name} frequency`}
            text={hertzText(tone.frequency)}
            unit="Hz"
            onCommit={(frequency) => {
              if (isFrequency(frequency)) change({ frequency });
            }}
          />
          <span aria-hidden="true">Hz</span>
        </div>
        <p className="text-muted">{noteInWords(tone.frequency)}</p>
        <Switch
          label={`${name} enabled`}
          checked={tone.enabled}
          onChange={(enabled) => change({ enabled })}
        />
      </div>
      <div className="gong-tone-sound">
        <Segmented
          label={`${name} wave type`}
          value={tone.waveType}
          options={waveChoices}
          onChange={(waveType) => change({ waveType })}
        />
        <PercentSlider
          label={`${name} volume`}
          resetTo={Math.round((gongTones[index]?.volume ?? 0) * 100)}
          value={Math.round(tone.volume * 100)}
          onChange={(percent) => change({ volume: percent / 100 })}
        />
      </div>
    </div>
  );
}
