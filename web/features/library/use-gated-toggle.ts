import { useCallback, useState } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { usePresetToggle } from '#web/bindings/sound/use-preset-toggle.ts';
import { createClickGate } from './click-gate.ts';

/** One gate for all buttons of a page, cards and sheet alike. */
export function useGatedToggle(): (preset: Preset) => void {
  const toggle = usePresetToggle();
  const [gate] = useState(createClickGate);
  return useCallback(
    (preset) => {
      if (gate()) toggle(preset);
    },
    [gate, toggle],
  );
}
