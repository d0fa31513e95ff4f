import { memo, type PointerEvent, useRef } from 'react';
import { solfeggio } from '#contract/rules/sound-defaults.ts';
import { FrequencyRange, firstFrequency } from './frequency-range.tsx';
import { arcBetween, hertzAt, pointAt, RING_BOX, shareAt, shareOf, ticks } from './ring-geometry.ts';
import type { GeneratorInHand } from './use-generator.ts';

interface RingProps {
  readonly index: number;
  readonly generator: GeneratorInHand;
}

/** How far behind the knob the glow reaches, as a share of the ring. */
const GLOW = 0.1;

/** The frequency of the generator on the dial, as a ring around the plate. */
export function Ring({ index, generator }: RingProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const { name, values, isLocked, edit } = generator;
  const share = shareOf(values.frequency);
  const knob = pointAt(share);

  const follow = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box) return;
    const scale = RING_BOX / box.width;
    const point = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
    edit.set('frequency', hertzAt(shareAt(point)));
  };
  const isHeld = (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId);

  return (
    <div className="gen-ring">
      <FrequencyRange
        index={index}
        name={name}
        hz={values.frequency}
        isLocked={isLocked}
        onMove={(hz) => edit.set('frequency', hz)}
      />
      <svg ref={drawing} viewBox={`0 0 ${RING_BOX} ${RING_BOX}`} aria-hidden="true" data-testid="dial">
        <RingScale />
        <path d={arcBetween(0, share)} className="gen-ring-lit" />
        <path d={arcBetween(Math.max(0, share - GLOW), share)} className="gen-ring-glow" />
        <circle cx={knob.x} cy={knob.y} r={16} className="gen-ring-gap" />
        <circle cx={knob.x} cy={knob.y} r={15} className="gen-ring-focus" />
        <circle cx={knob.x} cy={knob.y} r={9} className="gen-ring-knob" />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone; keys go to the range input */}
        <path
          d={arcBetween(0, 1)}
          className="gen-ring-hand"
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={(event) => {
            if (isHeld(event)) follow(event);
          }}
          onDoubleClick={() => edit.set('frequency', firstFrequency(index))}
        />
      </svg>
    </div>
  );
}

/** What is engraved and never moves: the track, the ticks, and a dot at each Solfeggio tone. */
const RingScale = memo(function RingScale() {
  return (
    <g>
      <path d={arcBetween(0, 1)} className="gen-ring-track" />
      {ticks.map(({ hz, isDecade, label }) => {
        const share = shareOf(hz);
        const from = pointAt(share);
        const to = pointAt(share, isDecade ? 316 : 309);
        const text = pointAt(share, 332);
        return (
          <g key={hz}>
            <path
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              className={isDecade ? 'gen-ring-decade' : 'gen-ring-tick'}
            />
            {label && (
              <text x={text.x} y={text.y}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      {solfeggio.map((hz) => {
        const dot = pointAt(shareOf(hz), 293);
        return <circle key={hz} cx={dot.x} cy={dot.y} r={1.5} className="gen-ring-dot" />;
      })}
    </g>
  );
});
