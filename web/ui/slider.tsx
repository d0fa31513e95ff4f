import { type KeyboardEvent, useId } from 'react';
import { clamp, linearScale, logScale, roundTo } from '#web/lib/scales.ts';
import { classes } from './classes.ts';
import { TypedValue } from './typed-value.tsx';
import './slider.css';

/** The track of a logarithmic slider is divided this finely. */
const logDivisions = 10_000;

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** When the hand lets go or a key has moved it: the moment to save. */
  onCommit?: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** With Shift, and with Ctrl. A tenth and a hundredth of the step when not said. */
  fineStep?: number;
  finestStep?: number;
  /** Where double-click and Delete bring it back to. */
  resetTo?: number;
  /** Equal ratios take equal room. */
  log?: boolean;
  unit?: string;
  /** How the number is written, without the unit. */
  format?: (value: number) => string;
  /** stacked: label and number above; inline: number at the right; bare: the track alone. */
  look?: 'stacked' | 'inline' | 'bare';
  /** text: a level; accent: something that sounds. */
  tone?: 'text' | 'accent';
  disabled?: boolean;
  className?: string;
}

/**
 * Arrows move one step, Page keys ten, Home and End to the ends; Shift and Ctrl make the steps finer; double-click
 * or Delete resets; the number can be typed. A range input underneath, so that screen readers on phones can move it.
 */
export function Slider({
  label,
  value,
  onChange,
  onCommit,
  min,
  max,
  step,
  fineStep = step / 10,
  finestStep = fineStep / 10,
  resetTo,
  log = false,
  unit = '',
  format = String,
  look = 'stacked',
  tone = 'text',
  disabled,
  className,
}: SliderProps) {
  const id = useId();
  const scale = log ? logScale(min, max) : linearScale(min, max);
  const share = clamp(scale.toShare(value), 0, 1);
  const words = unit ? `${format(value)} ${unit}` : format(value);

  const change = (next: number, grid: number) => {
    const rounded = clamp(roundTo(next, grid), min, max);
    if (rounded !== value) onChange(rounded);
    return rounded;
  };
  const changeAndCommit = (next: number, grid: number) => {
    const taken = change(next, grid);
    onCommit?.(taken);
  };
  const reset = () => {
    if (resetTo !== undefined) changeAndCommit(resetTo, finestStep);
  };

  const onKey = (event: KeyboardEvent) => {
    const by = event.ctrlKey ? finestStep : event.shiftKey ? fineStep : step;
    const moves: Record<string, () => void> = {
      ArrowRight: () => changeAndCommit(value + by, by),
      ArrowUp: () => changeAndCommit(value + by, by),
      ArrowLeft: () => changeAndCommit(value - by, by),
      ArrowDown: () => changeAndCommit(value - by, by),
      PageUp: () => changeAndCommit(value + 10 * by, by),
      PageDown: () => changeAndCommit(value - 10 * by, by),
      Home: () => changeAndCommit(min, finestStep),
      End: () => changeAndCommit(max, finestStep),
      Delete: reset,
    };
    const move = moves[event.key];
    if (!move || event.altKey || event.metaKey) return;
    event.preventDefault();
    move();
  };

  return (
    <div className={classes('ui-slider', `ui-slider-${look}`, className)} data-tone={tone}>
      {look !== 'bare' && (
        <label htmlFor={id} className={look === 'inline' ? 'sr-only' : 'ui-slider-label'}>
          {label}
        </label>
      )}
      {look !== 'bare' && (
        <TypedValue
          label={`${label}, typed`}
          text={words}
          unit={unit}
          disabled={disabled}
          onCommit={(typed) => {
            if (typed >= min && typed <= max) changeAndCommit(typed, finestStep);
          }}
        />
      )}
      <input
        id={id}
        type="range"
        className="ui-slider-track"
        aria-label={look === 'bare' ? label : undefined}
        aria-valuetext={words}
        min={log ? 0 : min}
        max={log ? logDivisions : max}
        step="any"
        value={log ? share * logDivisions : value}
        disabled={disabled}
        style={{ '--share': share }}
        onChange={(event) => {
          const raw = Number(event.currentTarget.value);
          change(log ? scale.toValue(raw / logDivisions) : raw, step);
        }}
        onPointerUp={() => onCommit?.(value)}
        onDoubleClick={reset}
        onKeyDown={onKey}
      />
    </div>
  );
}
