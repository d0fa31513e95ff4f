import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { email } from '#contract/entities/account.ts';
import { z } from '#contract/zod.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

const form = z.object({ email });

/** Says the same whether anyone has the address: who is a member here is nobody's business. */
export function ForgotPasswordForm() {
  const ask = useMutation({
    mutationFn: (body: z.infer<typeof form>) => call('forgotPassword', { body }),
  });
  const oneAtATime = useOneAtATime();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { email: '' },
  });
  if (ask.isSuccess) {
    return (
      <p role="status" className="type-lead max-w-[46ch]">
        If an account has the address {ask.variables.email}, a mail is on its way there. The link in it works
        for 30 minutes.
      </p>
    );
  }
  return (
    <form
      noValidate
      className="grid max-w-[440px] gap-6"
      onSubmit={handleSubmit((values) => oneAtATime(() => ask.mutateAsync(values)))}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      {ask.isError && (
        <p role="alert" className="text-13 text-danger">
          {wordsOf(ask.error, 'That did not work. Please try again.')}
        </p>
      )}
      <Button type="submit" tone="primary" size="large" wide busy={ask.isPending}>
        Send me a link
      </Button>
    </form>
  );
}
