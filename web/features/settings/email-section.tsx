import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { email } from '#contract/entities/account.ts';
import { z } from '#contract/zod.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { Failure } from './failure.tsx';
import { SettingsSection } from './settings-section.tsx';

const form = z.object({ email, currentPassword: z.string().min(1, 'Please enter your password') });

export function EmailSection({ address }: { readonly address: string }) {
  const [isOpen, setOpen] = useState(false);
  const change = useMutation({
    mutationFn: (body: z.infer<typeof form>) => call('changeEmail', { body }),
    onSuccess: () => {
      setOpen(false);
      reset();
    },
  });
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(form),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors } = formState;
  return (
    <SettingsSection id="email" title="Email">
      <p className="type-lead break-words">{address}</p>
      {change.isSuccess && (
        <p
          role="status"
          className="mt-4 max-w-[56ch] border-l-2 border-underline pl-4 leading-relaxed text-soft"
        >
          A change to {change.variables.email} waits for the link we sent there. Until it is opened, nothing
          changes.
        </p>
      )}
      {isOpen ? (
        <form
          noValidate
          className="mt-7 grid max-w-[440px] gap-6"
          onSubmit={handleSubmit((values) => change.mutate(values))}
        >
          <Field
            label="New email"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <Failure error={change.error} />
          <div className="flex flex-wrap gap-4">
            <Button type="submit" tone="light" busy={change.isPending}>
              Send the link
            </Button>
            <Button tone="text" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className="mt-6">
          <Button onClick={() => setOpen(true)}>Change email</Button>
        </div>
      )}
    </SettingsSection>
  );
}
