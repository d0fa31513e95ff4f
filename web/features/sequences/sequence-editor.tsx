import { type SyncMode, syncModes } from '#contract/rules/tone-kinds.ts';
import { type Sequence, sequenceSeconds } from '#sound/state/sequence.ts';
import { useGong, useGongDesk, useGongPlaying } from '#web/bindings/gong/use-gong.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SkipPast } from '#web/ui/skip-past.tsx';
import { durationText } from './duration-text.ts';
import { LaneCard } from './lane-card.tsx';
import { SaveSequence } from './save-sequence.tsx';
import { SequenceView } from './sequence-view.tsx';
import { useToggleSequence } from './use-toggle-sequence.ts';
import './sequences.css';

const MODES: Readonly<Record<SyncMode, string>> = { sync: 'Sync', pulse: 'Pulse', binaural: 'Binaural' };
const modeChoices = syncModes.map((value) => ({ value, label: MODES[value] }));

/** Three generators whose tones change over time: drawn, tuned, played and kept. */
export function SequenceEditor() {
  const sequence = useGong((state) => state.sequence);
  const gong = useGongDesk();
  return (
    <div className="seq">
      <SequenceHead sequence={sequence} />
      <SequenceView sequence={sequence} />
      <Segmented
        label="Sequence mode"
        value={sequence.syncMode}
        options={modeChoices}
        className="seq-mode"
        onChange={(syncMode) => gong.changeSequence((before) => ({ ...before, syncMode }))}
      />
      <SkipPast what="the stages">
        <div className="seq-lanes">
          {sequence.lanes.map((lane, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
            <LaneCard key={index} index={index} lane={lane} />
          ))}
        </div>
      </SkipPast>
      <SaveSequence sequence={sequence} />
    </div>
  );
}

function SequenceHead({ sequence }: { readonly sequence: Sequence }) {
  const toggle = useToggleSequence();
  const isPlaying = useGongPlaying('sequence');
  const seconds = sequenceSeconds(sequence);
  return (
    <div className="seq-head">
      <div>
        <h3 className="type-section">Your sequence</h3>
        <p className="seq-total">
          Total duration: <b>{durationText(seconds)}</b>
        </p>
      </div>
      <Button
        tone={isPlaying ? 'quiet' : 'primary'}
        size="large"
        icon={isPlaying ? 'stop' : 'play'}
        solidIcon
        disabled={seconds === 0}
        onClick={toggle}
      >
        {isPlaying ? 'Stop sequence' : 'Play sequence'}
      </Button>
    </div>
  );
}
