import type { RegistrationData } from '#contract/entities/account.ts';
import type { User } from '#contract/entities/user.ts';
import { ApiError, wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/**
 * Opens a free account. A refusal throws the server's words, or 'Failed to create account' when it gave
 * none; a call that never reached the server throws an error without text.
 */
export async function registerAccount(data: RegistrationData): Promise<User> {
  try {
    return await call('register', { body: { ...data, isPremium: false } });
  } catch (error) {
    if (error instanceof ApiError) throw new Error(wordsOf(error, 'Failed to create account'));
    throw new Error('', { cause: error });
  }
}
