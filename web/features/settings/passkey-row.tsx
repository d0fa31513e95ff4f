import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Passkey, passkeyName } from '#contract/entities/passkey.ts';
import { z } from '#contract/zod.ts';
import { call } from '#web/api/client.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Failure } from './failure.tsx';

const dayOf = (moment: string) => dateInWords(new Date(moment));

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isLeaving: boolean;
  readonly onRemove: () => void;
  readonly onRenamed: () => Promise<unknown>;
}

export function PasskeyRow({ passkey, isLeaving, onRemove, onRenamed }: PasskeyRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, addedAt, usedAt } = passkey;
  return (
    <li className="border-line border-b py-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Icon name="key" size={20} className="shrink-0 text-muted" />
        <span className="min-w-48 flex-1">
          <b className="block break-words font-medium">{name}</b>
          <small className="text-13 text-muted">
            Added {dayOf(addedAt)}, {usedAt ? `last used ${dayOf(usedAt)}` : 'not used yet'}
          </small>
        </span>
        <span className="flex gap-4 max-sm:pl-10">
          <Button tone="text" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
          <Button tone="text" aria-label={`Remove ${name}`} busy={isLeaving} onClick={onRemove}>
            Remove
          </Button>
        </span>
      </div>
      {isRenaming && <NewName passkey={passkey} onRenamed={onRenamed} onClose={() => setRenaming(false)} />}
    </li>
  );
}

const form = z.object({ name: passkeyName });

interface NewNameProps {
  readonly passkey: Passkey;
  readonly onRenamed: () => Promise<unknown>;
  readonly onClose: () => void;
}

function NewName({ passkey: { id, name }, onRenamed, onClose }: NewNameProps) {
  const rename = useMutation({
    mutationFn: (body: z.infer<typeof form>) => call('renamePasskey', { params: { id }, body }),
    onSuccess: async () => {
      await onRenamed();
      onClose();
    },
  });
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name },
  });
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return (
    <form
      noValidate
      className="mt-4 mb-2 grid max-w-[440px] gap-5"
      onSubmit={handleSubmit((values) => rename.mutate(values))}
    >
      <Field
        label="New name"
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <Failure error={rename.error} />
      <div className="flex flex-wrap gap-4">
        <Button type="submit" tone="light" busy={rename.isPending}>
          Save name
        </Button>
        <Button tone="text" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
