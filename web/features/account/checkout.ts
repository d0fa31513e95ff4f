import type { RegistrationData } from '#contract/entities/account.ts';
import type { PlanType } from '#contract/entities/plan.ts';
import { call } from '#web/api/client.ts';

/** Begins a paid registration and answers where the payment is made. */
export async function beginCheckout(data: RegistrationData, planType: PlanType): Promise<string> {
  const { checkoutUrl } = await call('createCheckout', { body: { ...data, planType } });
  if (!checkoutUrl) throw new Error('No checkout URL provided');
  return checkoutUrl;
}
