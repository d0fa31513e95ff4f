import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { password } from '#contract/entities/account.ts';
import { pages } from '#contract/rules/pages.ts';
import { z } from '#contract/zod.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { changeUser } from '#web/api/use-user.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { strengthOf } from './password-strength.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

const form = z.object({ password });

interface ResetPasswordFormProps {
  /** From the link; null when somebody came without one. */
  readonly token: string | null;
  readonly onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const queries = useQueryClient();
  const oneAtATime = useOneAtATime();
  const reset = useMutation({
    mutationFn: (values: z.infer<typeof form>) =>
      call('resetPassword', { body: { token: token ?? '', ...values } }),
    onSuccess: (user) => {
      changeUser(queries, user);
      toast({ title: 'Password changed', description: 'You are logged in here, and nowhere else.' });
      onDone();
    },
  });
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(form),
    defaultValues: { password: '' },
  });
  if (token === null) {
    return (
      <>
        <p className="type-lead mb-8 max-w-[46ch]">
          This page needs the link from a mail. Ask for a new one.
        </p>
        <Link href={pages.forgotPassword.path} className={buttonClass({ tone: 'primary', size: 'large' })}>
          Send me a link
        </Link>
      </>
    );
  }
  return (
    <form
      noValidate
      className="grid max-w-[440px] gap-6"
      onSubmit={handleSubmit((values) => oneAtATime(() => reset.mutateAsync(values)))}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={strengthOf(watch('password'))}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      {reset.isError && (
        <p role="alert" className="text-13 text-danger">
          {wordsOf(reset.error, 'That did not work. Please try again.')}
        </p>
      )}
      <Button type="submit" tone="primary" size="large" wide busy={reset.isPending}>
        Set new password
      </Button>
    </form>
  );
}
