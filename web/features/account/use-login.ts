import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { accounts } from '#contract/endpoints/accounts.ts';
import type { SentBody } from '#contract/endpoints/endpoint.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { changeUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';

export const loginFailed = 'We could not log you in. Please try again.';

export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBody<typeof accounts.login>) => call('login', { body }),
    onSuccess: (user) => {
      changeUser(queries, user);
      toast({ title: 'Login successful', description: `Welcome back, ${user.username}!` });
    },
    onError: (error) =>
      toast({
        title: 'Login failed',
        description: wordsOf(error, loginFailed),
        destructive: true,
      }),
  });
}
