import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { credentials } from '#contract/entities/account.ts';
import { pages } from '#contract/rules/pages.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { loginFailed, useLogin } from './use-login.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

export function LoginForm() {
  const login = useLogin();
  const oneAtATime = useOneAtATime();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={handleSubmit((values) => oneAtATime(() => login.mutateAsync(values)))}
    >
      <Field
        label="Username or Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Link
        href={pages.forgotPassword.path}
        className="-mt-3 justify-self-start text-13 text-soft underline decoration-underline underline-offset-4 hover:text-text"
      >
        Forgot your password?
      </Link>
      {login.isError && (
        // The message at the edge of the screen goes; this stays until the next try.
        <p role="alert" className="text-13 text-danger">
          {wordsOf(login.error, loginFailed)}
        </p>
      )}
      <Button type="submit" tone="primary" size="large" wide disabled={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <PasskeyLogin />
    </form>
  );
}
