import type { ChangeEvent, KeyboardEvent } from 'react';
import { frequency as limit } from '#contract/rules/limits.ts';
import { firstGenerators } from '#contract/rules/sound-defaults.ts';
import { spokenFrequency } from '#sound/plan/note-name.ts';

interface FrequencyRangeProps {
  readonly index: number;
  readonly name: string;
  readonly hz: number;
  readonly isLocked: boolean;
  readonly onMove: (hz: number) => void;
}

const PAGE_STEPS = 10;

/**
 * The slider that keyboards and screen readers move. It is not seen: the ring or the track around it shows where it
 * stands and takes the pointer, in equal ratios instead of equal hertz.
 */
export function FrequencyRange({ index, name, hz, isLocked, onMove }: FrequencyRangeProps) {
  const shown = Math.min(hz, limit.sliderMax);
  const moveTo = (wanted: number) => {
    const onStep = Math.round(wanted / limit.sliderStep) * limit.sliderStep;
    onMove(Math.min(limit.sliderMax, Math.max(limit.min, Number(onStep.toFixed(2)))));
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowUp: () => moveTo(shown + limit.sliderStep),
    ArrowRight: () => moveTo(shown + limit.sliderStep),
    ArrowDown: () => moveTo(shown - limit.sliderStep),
    ArrowLeft: () => moveTo(shown - limit.sliderStep),
    PageUp: () => moveTo(shown + PAGE_STEPS * limit.sliderStep),
    PageDown: () => moveTo(shown - PAGE_STEPS * limit.sliderStep),
    Home: () => moveTo(limit.min),
    End: () => moveTo(limit.sliderMax),
    Delete: () => moveTo(firstFrequency(index)),
  };
  return (
    <input
      type="range"
      className="gen-range"
      aria-label={`${name} frequency slider`}
      aria-valuetext={spokenFrequency(hz)}
      aria-disabled={isLocked || undefined}
      min={limit.min}
      max={limit.sliderMax}
      step={limit.sliderStep}
      value={shown}
      onChange={(event: ChangeEvent<HTMLInputElement>) => moveTo(Number(event.currentTarget.value))}
      onKeyDown={(event: KeyboardEvent) => {
        const move = moves[event.key];
        if (!move || event.altKey || event.metaKey) return;
        event.preventDefault();
        move();
      }}
    />
  );
}

/** Where Delete and a double-click bring a generator back to. */
export function firstFrequency(index: number): number {
  return firstGenerators[index]?.frequency ?? limit.default;
}
