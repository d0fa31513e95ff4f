import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { type RegistrationData, registrationData } from '#contract/entities/account.ts';
import { account } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { z } from '#contract/zod.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { strengthOf } from './password-strength.ts';
import { keepPendingRegistration, lastFilledIn } from './pending-registration.ts';
import { useTakenCheck } from './use-taken-check.ts';

/** Two halves, each judged by itself: that the passwords differ is told together with the other mistakes. */
const registrationForm = z.intersection(
  registrationData,
  z
    .object({ password: z.string(), confirmPassword: z.string() })
    .refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
    }),
);

/** Sends nothing: what was filled in waits in the browser until a plan is chosen. */
export function RegisterForm() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { ...lastFilledIn(), password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const { check, problemWith } = useTakenCheck();
  const taken = {
    username: problemWith('username', watch('username')),
    email: problemWith('email', watch('email')),
  };

  const choosePlan = ({ username, email, password }: RegistrationData) => {
    if (taken.username || taken.email) return;
    if (!keepPendingRegistration({ username, email, password })) {
      toast({
        title: 'Your browser keeps nothing',
        description: 'Please allow this site to store data, then try again.',
        destructive: true,
      });
      return;
    }
    navigate(search ? `${pages.planChooser.path}?${search}` : pages.planChooser.path);
    toast({
      title: 'Premium Account Required',
      description: 'Please select a subscription plan to continue your registration.',
    });
  };

  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit(choosePlan)}>
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={`${account.usernameMin} to ${account.usernameMax} characters, seen by others`}
        error={errors.username?.message ?? taken.username}
        {...register('username', { onBlur: (event) => check('username', event.target.value) })}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message ?? taken.email}
        {...register('email', { onBlur: (event) => check('email', event.target.value) })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={strengthOf(watch('password'))}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <div className="grid gap-3">
        <Button type="submit" tone="primary" size="large" wide>
          Continue to Choose Plan
        </Button>
        <p className="text-center text-13 text-muted">
          You choose a free or a premium plan on the next page.
        </p>
      </div>
    </form>
  );
}
