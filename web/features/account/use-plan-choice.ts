import { useMutation } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { PlanType } from '#contract/entities/plan.ts';
import { pages } from '#contract/rules/pages.ts';
import { toast } from '#web/ui/toast-store.ts';
import { registerFormFirst } from './auth-form.ts';
import { beginCheckout } from './checkout.ts';
import { readPendingRegistration } from './pending-registration.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useRegister } from './use-register.ts';

/** What choosing a plan does with what the visitor filled in on the form. */
export function usePlanChoice(landsAt: string) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const oneAtATime = useOneAtATime();
  const register = useRegister({
    title: 'Registration Failed',
    otherwise: 'There was a problem creating your account.',
  });
  const checkout = useMutation({
    mutationFn: ({ data, planType }: { data: Parameters<typeof beginCheckout>[0]; planType: PlanType }) =>
      beginCheckout(data, planType),
    onSuccess: (address) => window.location.assign(address),
    onError: (error) =>
      toast({
        title: 'Subscription Failed',
        description: error.message || 'There was a problem setting up your subscription.',
        destructive: true,
      }),
  });

  const choose = (plan: 'free' | PlanType) => {
    const data = readPendingRegistration();
    if (!data) {
      navigate(search ? `${pages.auth.path}?${search}` : pages.auth.path, { state: registerFormFirst });
      toast({
        title: 'Missing Information',
        description: 'Please fill out the registration form first.',
        destructive: true,
      });
    } else if (plan === 'free') {
      oneAtATime(async () => {
        await register.mutateAsync(data);
        // Back must not lead to a choice that is made.
        navigate(landsAt, { replace: true });
      });
    } else {
      oneAtATime(() => checkout.mutateAsync({ data, planType: plan }));
    }
  };
  const paid = checkout.isPending ? checkout.variables.planType : null;
  return { choose, chosen: register.isPending ? 'free' : paid };
}
