import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { changeUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';

export function useLogout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('logout'),
    onSuccess: () => {
      changeUser(queries, null);
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
