import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { password } from '#contract/entities/account.ts';
import { z } from '#contract/zod.ts';
import { call, keyOf } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Failure } from './failure.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Two halves, each judged by itself: that the passwords differ is told together with the other mistakes. */
const form = z.intersection(
  z.object({ currentPassword: z.string().min(1, 'Please enter your password'), password }),
  z.object({ password: z.string(), again: z.string() }).refine((values) => values.password === values.again, {
    path: ['again'],
    message: "Passwords don't match",
  }),
);

export function PasswordSection() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: z.infer<typeof form>) =>
      call('changePassword', { body: { currentPassword, password } }),
    onSuccess: () => {
      reset();
      toast({ title: 'Password changed', description: 'You are logged in here, and nowhere else.' });
      void queries.invalidateQueries({ queryKey: keyOf('listSessions') });
    },
  });
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(form),
    defaultValues: { currentPassword: '', password: '', again: '' },
  });
  const { errors } = formState;
  return (
    <SettingsSection
      id="password"
      title="Password"
      words="Changing it logs out every other session and writes you a mail."
    >
      <form
        noValidate
        className="grid gap-x-10 gap-y-6 md:grid-cols-2"
        onSubmit={handleSubmit((values) => change.mutate(values))}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          className="md:col-start-1"
          label="New password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="New password, once more"
          autoComplete="new-password"
          error={errors.again?.message}
          {...register('again')}
        />
        <div className="grid gap-4 md:col-span-2">
          <Failure error={change.error} />
          <div>
            <Button type="submit" tone="light" busy={change.isPending}>
              Change password
            </Button>
          </div>
        </div>
      </form>
    </SettingsSection>
  );
}
