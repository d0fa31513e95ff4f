import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/endpoints/accounts.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { storeUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';

export function useLogout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(accounts.logout),
    onSuccess: () => {
      // Whatever was fetched as this member is not for the next person at this screen.
      queries.clear();
      storeUser(queries, null);
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
    },
    onError: (error) =>
      toast({
        title: 'Logout failed',
        description: wordsOf(error, 'You are still logged in. Please try again.'),
        destructive: true,
      }),
  });
}
