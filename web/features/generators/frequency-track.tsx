import type { PointerEvent } from 'react';
import { FrequencyRange, firstFrequency } from './frequency-range.tsx';
import { hertzAt, shareOf } from './ring-geometry.ts';
import type { GeneratorInHand } from './use-generator.ts';

interface FrequencyTrackProps {
  readonly index: number;
  readonly generator: GeneratorInHand;
}

/** The ring, laid flat: the frequency of a generator that is not on the dial. */
export function FrequencyTrack({ index, generator }: FrequencyTrackProps) {
  const { name, values, isLocked, edit } = generator;
  const follow = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    edit.set('frequency', hertzAt((event.clientX - box.left) / box.width));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone; keys go to the range input inside
    <div
      className="gen-track"
      style={{ '--share': shareOf(values.frequency) }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      onDoubleClick={() => edit.set('frequency', firstFrequency(index))}
    >
      <FrequencyRange
        index={index}
        name={name}
        hz={values.frequency}
        isLocked={isLocked}
        onMove={(hz) => edit.set('frequency', hz)}
      />
      <i />
    </div>
  );
}
