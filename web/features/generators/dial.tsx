import { type ReactNode, useEffect, useRef, useState } from 'react';
import { GeneratorPlate } from '#web/bindings/plates/generator-plate.tsx';
import { useIsSessionHeard, useSound } from '#web/bindings/sound/use-sound.ts';
import { noteInWords } from '#web/bindings/sound/words.ts';
import { useDesk } from './desk.tsx';
import { FrequencyEntry } from './frequency-entry.tsx';
import { Ring } from './ring.tsx';
import { Tape } from './tape.tsx';
import { useDrawnNumber } from './use-drawn-number.ts';
import { useGenerator } from './use-generator.ts';
import './dial.css';

/**
 * The tape goes only when the hand has settled elsewhere: were it to go while a button below is being pressed, the
 * button would move away under the finger.
 */
const TAPE_LINGERS_MS = 400;

/** The round plate with its ring, the number that rises from it, and the transport in its slot. */
export function Dial({ children }: { readonly children: ReactNode }) {
  const { selected } = useDesk();
  const generator = useGenerator(selected);
  const isEnabled = useSound((state) => state.generators[selected]?.enabled === true);
  const isSounding = useIsSessionHeard() && isEnabled;
  const [isTapeOpen, openTape] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const { frequency } = generator.values;
  const drawing = useDrawnNumber(frequency, (hz) => generator.edit.set('frequency', hz));

  return (
    <section aria-label={`${generator.name} dial`} className="gen-dial" data-sounding={isSounding}>
      <div className="gen-gong">
        <div className="gen-disc" />
        <GeneratorPlate selected={selected} className="gen-plate" />
        <Ring index={selected} generator={generator} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: watches the focus of what it holds, takes none itself */}
      <div
        className="gen-read"
        onFocus={() => {
          clearTimeout(closing.current);
          openTape(true);
        }}
        onBlur={() => {
          closing.current = setTimeout(() => openTape(false), TAPE_LINGERS_MS);
        }}
      >
        <div className="gen-number" data-dragged={drawing.isDrawn} {...drawing.handlers}>
          <FrequencyEntry key={selected} generator={generator} onProblem={setProblem} />
          <span aria-hidden="true">Hz</span>
        </div>
        {(isTapeOpen || drawing.isDrawn) && !generator.isSetByMode && <Tape generator={generator} />}
        <p className="gen-note">
          {isSounding && <b>Sounding</b>}
          {problem === null && noteInWords(frequency)}
          {/* The lists show the same tone on the small plate, where its figure is another. */}
          {problem === null && <small>Large plate</small>}
        </p>
        <p role="alert" className="gen-problem">
          {problem}
        </p>
      </div>
      {children}
    </section>
  );
}
