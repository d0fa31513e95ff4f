import type { RegistrationData } from '#contract/entities/account.ts';
import type { PlanType } from '#contract/entities/plan.ts';
import { ApiError, wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/**
 * Begins a paid registration and answers where the payment is made. A refusal throws the server's words, or 'Failed to
 * create subscription' when it gave none; a call that never reached the server throws an error without text.
 */
export async function beginCheckout(data: RegistrationData, planType: PlanType): Promise<string> {
  const answer = await call('createCheckout', { body: { ...data, planType } }).catch((error: unknown) => {
    if (error instanceof ApiError) throw new Error(wordsOf(error, 'Failed to create subscription'));
    throw new Error('', { cause: error });
  });
  if (!answer.checkoutUrl) throw new Error('No checkout URL provided');
  return answer.checkoutUrl;
}
