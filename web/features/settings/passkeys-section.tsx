import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#contract/entities/passkey.ts';
import { call, keyOf } from '#web/api/client.ts';
import { canUsePasskeys } from '#web/api/passkeys.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Failure } from './failure.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { SettingsSection } from './settings-section.tsx';

const dayOf = (moment: string) => dateInWords(new Date(moment));

export function PasskeysSection() {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const passkeys = useQuery({ queryKey: keyOf('listPasskeys'), queryFn: () => call('listPasskeys') });
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf('listPasskeys') });
  const remove = useMutation({
    mutationFn: (id: number) => call('removePasskey', { params: { id } }),
    onSettled: refresh,
  });
  return (
    <SettingsSection
      id="passkeys"
      title="Passkeys"
      words="Log in with a fingerprint, a face or a key instead of your password, which stays as the other way in."
    >
      {passkeys.isPending && <Spinner label="Loading passkeys" />}
      {passkeys.isError && (
        <ErrorState title="Your passkeys could not be loaded" onRetry={() => passkeys.refetch()} />
      )}
      {passkeys.data && (
        <ul>
          {passkeys.data.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-5 border-line border-b py-4">
              <Icon name="key" size={20} className="shrink-0 text-muted" />
              <PasskeyWords passkey={passkey} />
              <Button
                tone="text"
                aria-label={`Remove ${passkey.name}`}
                busy={remove.isPending && remove.variables === passkey.id}
                onClick={() => remove.mutate(passkey.id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Failure error={remove.error} />
      {!canUsePasskeys() ? (
        <p className="mt-6 max-w-[56ch] text-muted">
          This browser offers no passkeys at this address. They need the site’s name: on your own machine,
          localhost instead of a number.
        </p>
      ) : isAdding ? (
        <NewPasskey
          onAdded={() => {
            setAdding(false);
            void refresh();
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div className="mt-6">
          <Button icon="plus" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function PasskeyWords({ passkey: { name, addedAt, usedAt } }: { readonly passkey: Passkey }) {
  return (
    <span className="min-w-0 flex-1">
      <b className="block truncate font-medium">{name}</b>
      <small className="text-13 text-muted">
        Added {dayOf(addedAt)}, {usedAt ? `last used ${dayOf(usedAt)}` : 'not used yet'}
      </small>
    </span>
  );
}
