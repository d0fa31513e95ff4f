import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { frequency as limit } from '#contract/rules/limits.ts';
import { spokenFrequency } from '#sound/plan/note-name.ts';
import { hertzInWords } from '#web/bindings/sound/words.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { landmarksAround, marksAround, onTape, PIXELS_A_HERTZ } from './tape-scale.ts';
import type { GeneratorInHand } from './use-generator.ts';
import './tape.css';

/** As wide as the tape ever is: what lies outside is cut off. */
const WIDTH = 620;
const SMALL_STEPS = [-0.1, -0.01, 0.01, 0.1] as const;

/** Fine tuning under the number: a tape that is drawn along under a fixed needle, and single steps. */
export function Tape({ generator }: { readonly generator: GeneratorInHand }) {
  const { name, values, edit } = generator;
  const hz = values.frequency;
  const moveTo = (wanted: number) => edit.set('frequency', onTape(wanted));
  const moveBy = (step: number) => moveTo(hz + step);
  return (
    <div className="gen-tape-box">
      <div className="gen-tape-row">
        <IconButton name={`${name} 1 hertz lower`} icon="minus" tone="raised" onClick={() => moveBy(-1)} />
        <TapeStrip generator={generator} onMove={moveTo} />
        <IconButton name={`${name} 1 hertz higher`} icon="plus" tone="raised" onClick={() => moveBy(1)} />
      </div>
      <div className="gen-tape-steps">
        <Step name={`${name} ×½, one octave lower`} text="×½" onPress={() => moveTo(hz / 2)} />
        {SMALL_STEPS.map((step) => {
          const text = `${step < 0 ? '−' : '+'}${Math.abs(step)}`;
          return <Step key={step} name={`${name} ${text} hertz`} text={text} onPress={() => moveBy(step)} />;
        })}
        <Step name={`${name} ×2, one octave higher`} text="×2" onPress={() => moveTo(hz * 2)} />
      </div>
    </div>
  );
}

function Step(props: { readonly name: string; readonly text: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="gen-tape-step" aria-label={props.name} onClick={props.onPress}>
      {props.text}
    </button>
  );
}

interface TapeStripProps {
  readonly generator: GeneratorInHand;
  readonly onMove: (hz: number) => void;
}

function TapeStrip({ generator, onMove }: TapeStripProps) {
  const { name, values, isLocked } = generator;
  const hz = values.frequency;
  const held = useRef<{ readonly x: number; readonly hz: number } | null>(null);

  const onKey = (event: KeyboardEvent) => {
    const by = event.ctrlKey ? 0.01 : event.shiftKey ? 0.1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: by,
      ArrowUp: by,
      ArrowLeft: -by,
      ArrowDown: -by,
      PageUp: 10 * by,
      PageDown: -10 * by,
    };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    onMove(hz + step);
  };
  const hold = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, hz };
  };
  const draw = (event: PointerEvent) => {
    if (held.current) onMove(held.current.hz - (event.clientX - held.current.x) / PIXELS_A_HERTZ);
  };
  const letGo = () => {
    held.current = null;
  };

  return (
    <div
      className="gen-tape"
      role="slider"
      tabIndex={0}
      aria-label={`${name} fine tuning`}
      aria-valuemin={limit.min}
      aria-valuemax={limit.max}
      aria-valuenow={hz}
      aria-valuetext={spokenFrequency(hz)}
      aria-disabled={isLocked || undefined}
      onKeyDown={onKey}
      onPointerDown={hold}
      onPointerMove={draw}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <svg viewBox={`${-WIDTH / 2} 0 ${WIDTH} 76`} width={WIDTH} height={76} aria-hidden="true">
        {marksAround(hz, WIDTH).map((mark) => (
          <g key={mark.hz} transform={`translate(${(mark.hz - hz) * PIXELS_A_HERTZ} 0)`}>
            <path d={{ small: 'M0 32v7', middle: 'M0 29v10', large: 'M0 26v13' }[mark.size]} />
            {mark.label && (
              <text y={58} className="gen-tape-number">
                {mark.label}
              </text>
            )}
          </g>
        ))}
        {landmarksAround(hz, WIDTH).map((landmark) => (
          <g key={landmark.hz} transform={`translate(${(landmark.hz - hz) * PIXELS_A_HERTZ} 0)`}>
            <circle cy={21} r={1.5} />
            <text y={13}>{landmark.name}</text>
          </g>
        ))}
      </svg>
      <span className="gen-tape-needle" title={hertzInWords(hz)} />
    </div>
  );
}
