import { useEffect, useRef } from 'react';
import { visualization } from '#contract/rules/limits.ts';
import { gongTones } from '#contract/rules/sound-defaults.ts';
import { changeTone, draftFrequency } from '#sound/state/gong-tones.ts';
import { useGong, useGongDesk } from '#web/bindings/gong/use-gong.ts';
import { hertzText } from '#web/bindings/sound/words.ts';
import { delays } from '#web/lib/delays.ts';
import { Slider } from '#web/ui/slider.tsx';

/** One slider for each tone that is switched on. */
export function FineTune() {
  const tones = useGong((state) => state.tones.tones);
  const open = useGong((state) => state.tones.open);
  return (
    <div className="gong-tuning">
      {tones.map((tone, index) =>
        tone.enabled && index < open ? <ToneSlider key={gongTones[index]?.frequency} index={index} /> : null,
      )}
    </div>
  );
}

/**
 * Heard and drawn while the hand moves, taken over when it has rested. A frequency beyond the slider is shown at its
 * end and stays what it is until the slider is moved.
 */
function ToneSlider({ index }: { readonly index: number }) {
  const gong = useGongDesk();
  const hz = useGong(({ tones }) => tones.drafts[index] ?? tones.tones[index]?.frequency ?? 0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(resting.current);
      // Whoever leaves within the resting time still finds the last change again.
      const draft = gong.get().tones.drafts[index];
      if (typeof draft === 'number')
        gong.changeTones((tones) => changeTone(tones, index, { frequency: draft }));
    },
    [gong, index],
  );
  const move = (frequency: number) => {
    gong.changeTones((tones) => draftFrequency(tones, index, frequency));
    clearTimeout(resting.current);
    resting.current = setTimeout(
      () => gong.changeTones((tones) => changeTone(tones, index, { frequency })),
      delays.fineTune,
    );
  };
  return (
    <Slider
      label={`Tone ${index + 1} fine-tune`}
      tone="accent"
      log
      min={visualization.fineTuneMin}
      max={visualization.fineTuneMax}
      step={visualization.fineTuneStep}
      fineStep={visualization.fineTuneStep}
      finestStep={visualization.fineTuneStep}
      resetTo={gongTones[index]?.frequency}
      unit="Hz"
      format={hertzText}
      value={hz}
      onChange={move}
    />
  );
}
