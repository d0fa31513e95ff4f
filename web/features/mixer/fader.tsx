import type { KeyboardEvent } from 'react';
import { TypedValue } from '#web/ui/typed-value.tsx';

interface FaderProps {
  readonly name: string;
  readonly percent: number;
  readonly resetTo: number;
  readonly isMaster: boolean;
  readonly onChange: (percent: number) => void;
}

const PAGE_STEPS = 10;

/** An upright slider of 0 to 100 percent: a range input, with its track drawn behind it. */
export function Fader({ name, percent, resetTo, isMaster, onChange }: FaderProps) {
  const set = (wanted: number) => onChange(Math.min(100, Math.max(0, Math.round(wanted))));
  const moves: Readonly<Record<string, () => void>> = {
    ArrowUp: () => set(percent + 1),
    ArrowRight: () => set(percent + 1),
    ArrowDown: () => set(percent - 1),
    ArrowLeft: () => set(percent - 1),
    PageUp: () => set(percent + PAGE_STEPS),
    PageDown: () => set(percent - PAGE_STEPS),
    Home: () => set(0),
    End: () => set(100),
    Delete: () => set(resetTo),
  };
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.altKey || event.metaKey) return;
    event.preventDefault();
    move();
  };
  return (
    <div className="mixer-fader" data-master={isMaster} style={{ '--share': percent / 100 }}>
      <div className="mixer-column">
        <input
          type="range"
          aria-label={`${name} volume`}
          aria-orientation="vertical"
          aria-valuetext={`${percent} percent`}
          min={0}
          max={100}
          step={1}
          value={percent}
          onChange={(event) => set(Number(event.currentTarget.value))}
          onKeyDown={onKey}
          onDoubleClick={() => set(resetTo)}
        />
        <i />
        <u />
      </div>
      <TypedValue
        label={`${name} volume, typed`}
        text={`${percent} %`}
        unit="%"
        onCommit={(typed) => {
          if (typed >= 0 && typed <= 100) set(typed);
        }}
      />
      <span aria-hidden="true">{name}</span>
    </div>
  );
}
