import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

type AuthForm = 'login' | 'register';

/** Given along to the auth page, opens it at the form of those who have no account yet. */
export const registerFormFirst = { form: 'register' } as const;

/**
 * Which of the two forms is open. The browser's history keeps it, so that Back and a reload find the one that
 * was left.
 */
export function useAuthForm(): [AuthForm, (form: AuthForm) => void] {
  const [, navigate] = useLocation();
  const state = useHistoryState<{ form?: unknown } | null>();
  const show = (form: AuthForm) =>
    navigate(window.location.pathname + window.location.search, { replace: true, state: { form } });
  return [state?.form === 'register' ? 'register' : 'login', show];
}
