import { defaultSnapshotName } from '#contract/entities/snapshot.ts';
import { text } from '#contract/rules/limits.ts';
import type { Shot, SnapshotWords } from '#web/api/share-snapshot.ts';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import './share-dialog.css';

interface SnapshotFormProps {
  readonly shot: Shot;
  readonly words: SnapshotWords;
  readonly onChange: (patch: Partial<SnapshotWords>) => void;
}

/** What was captured, and its words. */
export function SnapshotForm({ shot, words, onChange }: SnapshotFormProps) {
  return (
    <div className="shot">
      <figure>
        <img src={shot.dataUrl} alt={`The ${shot.visualizationType} figure at ${shot.frequency} Hz`} />
        <figcaption>
          {shot.visualizationType}, {shot.frequency} Hz
        </figcaption>
      </figure>
      <div className="shot-words">
        <Field
          label="Name (optional)"
          placeholder={defaultSnapshotName(shot.frequency)}
          maxLength={text.snapshotNameMax}
          value={words.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextArea
          label="Description (optional)"
          rows={3}
          maxLength={text.snapshotDescriptionMax}
          value={words.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
        <Switch
          label="Show it to the community"
          description={words.isPublic ? 'Everyone there can see and like it.' : 'Only you can see it.'}
          checked={words.isPublic}
          onChange={(isPublic) => onChange({ isPublic })}
        />
      </div>
    </div>
  );
}
