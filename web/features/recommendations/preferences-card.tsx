import { useState } from 'react';
import { presetCategories } from '#contract/entities/preset.ts';
import type { KnownPreferences } from '#contract/entities/recommendation.ts';
import { frequency, preferences as limit } from '#contract/rules/limits.ts';
import { usePreferences, useSetPreferences } from '#web/api/use-recommendations.ts';
import { hertzInWords } from '#web/bindings/sound/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { toggled } from './asked.ts';

/** What is known of a member's liking, learned or set by hand. */
export function PreferencesCard() {
  const preferences = usePreferences(true);
  const [isEditing, setEditing] = useState(false);
  return (
    <section aria-labelledby="preferences">
      <h2 id="preferences" className="type-section">
        Your preferences
      </h2>
      <div className="mt-5">
        {preferences.data ? (
          isEditing ? (
            <Edit known={preferences.data} onClose={() => setEditing(false)} />
          ) : (
            <Shown known={preferences.data} onEdit={() => setEditing(true)} />
          )
        ) : preferences.isError ? (
          <ErrorState
            title="Your preferences could not be fetched"
            onRetry={() => void preferences.refetch()}
            retrying={preferences.isFetching}
          />
        ) : (
          <Loading label="Your preferences are being fetched">
            <Skeleton width="70%" />
          </Loading>
        )}
      </div>
    </section>
  );
}

function Shown({ known, onEdit }: { readonly known: KnownPreferences; readonly onEdit: () => void }) {
  const { preferredCategories, favoriteFrequencies, learned } = known;
  const isEmpty = preferredCategories.length + favoriteFrequencies.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className="max-w-[46ch] text-soft">
          No preferences set yet. Your preferences will be learned from your listening history.
        </p>
      ) : (
        <dl className="grid gap-5">
          {preferredCategories.length > 0 && (
            <div>
              <dt className="text-13 text-muted">Preferred categories</dt>
              <dd className="mt-1 text-17">{preferredCategories.join(', ')}</dd>
            </div>
          )}
          {favoriteFrequencies.length > 0 && (
            <div>
              <dt className="text-13 text-muted">Favorite frequencies</dt>
              <dd className="mt-1 text-17">{favoriteFrequencies.map(hertzInWords).join(', ')}</dd>
            </div>
          )}
        </dl>
      )}
      {!isEmpty && (
        <p className="mt-4 text-13 text-muted">
          {learned ? 'Learned from what you finish, not from what you skip.' : 'Set by you.'}
        </p>
      )}
      <Button icon="edit" className="mt-6" onClick={onEdit}>
        Edit preferences
      </Button>
    </>
  );
}

/** The numbers in a line of text; null when there is one that cannot sound, or there are too many. */
function readFrequencies(typed: string): number[] | null {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '' && word.toLowerCase() !== 'hz');
  const numbers = words.map(Number);
  const isFine = numbers.every((hz) => hz >= frequency.min && hz <= frequency.max);
  return isFine && numbers.length <= limit.frequenciesMax ? numbers : null;
}

function Edit({ known, onClose }: { readonly known: KnownPreferences; readonly onClose: () => void }) {
  const [categories, setCategories] = useState<readonly string[]>(known.preferredCategories);
  const [typed, setTyped] = useState(known.favoriteFrequencies.join(', '));
  const { mutate, isPending } = useSetPreferences();
  const frequencies = readFrequencies(typed);
  const save = (preferredCategories: readonly string[], favoriteFrequencies: readonly number[]) =>
    mutate(
      { preferredCategories: [...preferredCategories], favoriteFrequencies: [...favoriteFrequencies] },
      {
        onSuccess: onClose,
        onError: () =>
          toast({ title: 'Error', description: 'Your preferences could not be saved.', destructive: true }),
      },
    );
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (frequencies) save(categories, frequencies);
      }}
    >
      <Chips
        label="Preferred categories"
        options={presetCategories.map((label) => ({ value: label as string, label }))}
        value={categories}
        onToggle={(one) => setCategories(toggled(categories, one))}
      />
      <Field
        label="Favorite frequencies"
        hint="In Hz, with commas between them"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...(frequencies === null && {
          error: `Please give numbers from ${frequency.min} to ${frequency.max.toLocaleString('en-US')}`,
        })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" busy={isPending}>
          Save preferences
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {!known.learned && (
          <Button tone="text" onClick={() => save([], [])}>
            Learn from my listening again
          </Button>
        )}
      </div>
    </form>
  );
}
