import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { changeStage, type Lane, type Sequence } from '#sound/state/sequence.ts';
import { useGongDesk, useGongPlaying, useSequenceMoment } from '#web/bindings/gong/use-gong.ts';
import { durationText } from './duration-text.ts';
import {
  type Handle,
  handlesOf,
  hertzAtPlace,
  lineOf,
  placeOf,
  type Scale,
  scaleOf,
  secondsUntil,
  ticksOf,
} from './sequence-picture.ts';

const MOST_TICKS = 8;
/** A mark nearer to the upper or lower edge than this share of the height would be cut off. */
const EDGE = 0.04;
const DENSE_STAGES = 16;
const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The pitches that may be marked at the left edge: round numbers, and tones that one knows. */
const MARKS = [20, 50, 100, 200, 396, 528, 741, 1000, 2000, 5000, 10_000, 20_000];

/**
 * The session over time: time to the right, pitch upwards. Every handle can be dragged; the same numbers stand below
 * as fields, which is how a keyboard changes them.
 */
export function SequenceView({ sequence }: { readonly sequence: Sequence }) {
  const box = useRef<HTMLDivElement>(null);
  // While a handle is dragged the scale stands still, or the picture would run away under the hand.
  const [held, hold] = useState<Scale | null>(null);
  const scale = held ?? scaleOf(sequence);
  const range = scale.highest / scale.lowest;
  const marks = MARKS.filter((hz) => hz > scale.lowest * range ** EDGE && hz < scale.highest / range ** EDGE);
  return (
    <figure className="seq-view" aria-label="The session over time" data-dense={isDense(sequence)}>
      <div ref={box} className="seq-field" aria-hidden="true">
        {ticksOf(scale.seconds, MOST_TICKS).map((seconds) => (
          <i key={seconds} className="seq-tick" style={{ left: percent(seconds / scale.seconds) }}>
            <span>{durationText(seconds)}</span>
          </i>
        ))}
        {marks.map((hz) => (
          <i key={hz} className="seq-mark" style={{ top: percent(placeOf(scale, 0, hz).y) }}>
            <span>{hz} Hz</span>
          </i>
        ))}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {sequence.lanes.map((lane, index) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
              key={index}
              className="seq-line"
              data-lane={index}
              data-enabled={lane.enabled}
              points={lineOf(scale, lane)
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
            />
          ))}
        </svg>
        {sequence.lanes.map((lane, index) =>
          lane.enabled ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
            <Handles key={index} index={index} lane={lane} scale={scale} box={box} onHold={hold} />
          ) : null,
        )}
        <Playhead scale={scale} />
      </div>
    </figure>
  );
}

/** So many stages stand close together: smaller dots keep them apart. */
function isDense({ lanes }: Sequence): boolean {
  return lanes.some(({ enabled, stages }) => enabled && stages.length > DENSE_STAGES);
}

interface HandlesProps {
  readonly index: number;
  readonly lane: Lane;
  readonly scale: Scale;
  readonly box: { readonly current: HTMLDivElement | null };
  readonly onHold: (scale: Scale | null) => void;
}

function Handles({ index, lane, scale, box, onHold }: HandlesProps) {
  const gong = useGongDesk();
  const drag = (handle: Handle, event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (!area) return;
    const frequency = hertzAtPlace(scale, (event.clientY - area.top) / area.height);
    const at = ((event.clientX - area.left) / area.width) * scale.seconds;
    gong.changeSequence((before) => {
      const { stage, before: earlier } = handle;
      const tuned = stage === null ? before : changeStage(before, index, stage, { frequency });
      const present = tuned.lanes[index];
      if (earlier === null || !present) return tuned;
      return changeStage(tuned, index, earlier, { duration: secondsUntil(present, earlier, at) });
    });
  };
  return handlesOf(scale, lane).map((handle) => (
    <i
      key={handle.stage ?? 'end'}
      className="seq-handle"
      data-lane={index}
      data-end={handle.stage === null}
      style={{ left: percent(handle.x), top: percent(handle.y) }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold(scale);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(handle, event);
      }}
      onLostPointerCapture={() => onHold(null)}
    />
  ));
}

/** Where the sound is now. It moves by itself: nothing else renders with it. */
function Playhead({ scale }: { readonly scale: Scale }) {
  const isPlaying = useGongPlaying('sequence');
  const readMoment = useSequenceMoment();
  const line = useRef<HTMLElement>(null);
  const moment = useRef(readMoment);
  moment.current = readMoment;
  useEffect(() => {
    if (!isPlaying) return;
    let request = 0;
    const move = () => {
      const seconds = moment.current();
      const head = line.current;
      if (head) {
        head.hidden = seconds === null;
        if (seconds !== null) head.style.left = percent(seconds / scale.seconds);
      }
      request = requestAnimationFrame(move);
    };
    move();
    return () => cancelAnimationFrame(request);
  }, [isPlaying, scale.seconds]);
  return isPlaying ? <i ref={line} className="seq-playhead" data-testid="playhead" hidden /> : null;
}
