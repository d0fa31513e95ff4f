import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, keyOf } from '#web/api/client.ts';
import { canUsePasskeys } from '#web/api/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Failure } from './failure.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { SettingsSection } from './settings-section.tsx';

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
      words="Log in with a fingerprint, a face or a key instead of your password, which stays as the other way in. A new password leaves them as they are: remove what is not yours."
    >
      {passkeys.isPending && <Spinner label="Loading passkeys" />}
      {passkeys.isError && (
        <ErrorState title="Your passkeys could not be loaded" onRetry={() => passkeys.refetch()} />
      )}
      {passkeys.data && (
        <ul>
          {passkeys.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLeaving={remove.isPending && remove.variables === passkey.id}
              onRemove={() => remove.mutate(passkey.id)}
              onRenamed={refresh}
            />
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
