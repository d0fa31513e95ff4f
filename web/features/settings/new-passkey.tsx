import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { passkeyName } from '#contract/entities/passkey.ts';
import { z } from '#contract/zod.ts';
import { ApiError } from '#web/api/api-error.ts';
import { addPasskey } from '#web/api/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Failure } from './failure.tsx';

const form = z.object({
  name: passkeyName,
  currentPassword: z.string().min(1, 'Please enter your password'),
});

interface NewPasskeyProps {
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password again: whoever found an open browser must not leave a key of their own behind. */
export function NewPasskey({ onAdded, onCancel }: NewPasskeyProps) {
  const adding = useMutation({
    mutationFn: ({ name, currentPassword }: z.infer<typeof form>) => addPasskey(name, currentPassword),
    onSuccess: ({ name }) => {
      toast({ title: 'Passkey added', description: `You can log in with ${name} from now on.` });
      onAdded();
    },
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: '', currentPassword: '' },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="mt-7 grid max-w-[440px] gap-6"
      onSubmit={handleSubmit((values) => adding.mutate(values))}
    >
      <Field
        label="Name"
        hint="What you would call it: phone, laptop, the key on the ring."
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      {adding.error &&
        (adding.error instanceof ApiError ? (
          <Failure error={adding.error} />
        ) : (
          <p role="alert" className="text-13 text-danger">
            {reasonOf(adding.error)}
          </p>
        ))}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" tone="light" busy={adding.isPending}>
          Go on
        </Button>
        <Button tone="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What the browser itself refused. */
function reasonOf({ name }: Error): string {
  return name === 'InvalidStateError'
    ? 'This device has a passkey for your account already.'
    : 'No passkey was made. Please try again.';
}
