import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';
import { forgetFilledIn, wipePendingRegistration } from './pending-registration.ts';
import { registerAccount } from './register.ts';

const defaultFailure = {
  title: 'Registration failed',
  otherwise: 'We could not open your account. Please try again.',
};

/** Opens a free account and logs in. The page that asks for it may choose the words of a failure. */
export function useRegister({ title, otherwise } = defaultFailure) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: registerAccount,
    onSuccess: (user) => {
      wipePendingRegistration();
      forgetFilledIn();
      changeUser(queries, user);
      toast({ title: 'Registration successful', description: `Welcome, ${user.username}!` });
    },
    onError: (error) => toast({ title, description: error.message || otherwise, destructive: true }),
  });
}
