import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '#web/api/api-error.ts';
import { canUsePasskeys, logInByPasskey, wasLeftAlone } from '#web/api/passkeys.ts';
import { changeUser } from '#web/api/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { loginFailed } from './use-login.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** The second way in. It is not offered where the browser knows no passkeys. */
export function PasskeyLogin() {
  const queries = useQueryClient();
  const oneAtATime = useOneAtATime();
  const login = useMutation({
    mutationFn: logInByPasskey,
    onSuccess: (user) => {
      changeUser(queries, user);
      toast({ title: 'Login successful', description: `Welcome back, ${user.username}!` });
    },
    onError: (error) => {
      if (!wasLeftAlone(error))
        toast({ title: 'Login failed', description: wordsOf(error, loginFailed), destructive: true });
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button
      icon="key"
      size="large"
      wide
      busy={login.isPending}
      onClick={() => oneAtATime(() => login.mutateAsync())}
    >
      Log in with a passkey
    </Button>
  );
}
