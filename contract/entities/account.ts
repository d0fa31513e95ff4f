import { typedText, unprintableMessage } from '#contract/entities/text.ts';
import { account } from '#contract/rules/limits.ts';
import { isOneScript } from '#contract/rules/one-script.ts';
import { z } from '#contract/zod.ts';

/** Letters and digits of any script, with single blanks, dots, dashes and underscores inside. No `@`: a login takes names and addresses. */
const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.-]|[ ](?=[\p{L}\p{N}]))*$/u;

export const username = typedText({
  min: account.usernameMin,
  max: account.usernameMax,
  tooShort: `Username must be at least ${account.usernameMin} characters`,
  tooLong: `Username cannot exceed ${account.usernameMax} characters`,
}).refine((value) => usernamePattern.test(value), {
  message: 'Username may have letters, digits, spaces inside, and . _ -',
});

export const oneAlphabetMessage = 'Please write the username in one alphabet';

/** Names from before this rule keep working. */
const newUsername = username.refine(isOneScript, { message: oneAlphabetMessage });

export const email = z
  .string()
  .max(account.emailMax, { message: 'Please enter a valid email', abort: true })
  .pipe(z.email({ message: 'Please enter a valid email' }));

const passwordTooLong = `Password cannot exceed ${account.passwordMax} characters`;

/** Any characters at all, never trimmed or cut; only a lone surrogate cannot be hashed the same way twice. */
export const password = z
  .string()
  .max(account.passwordMax * 4, { message: passwordTooLong, abort: true })
  .min(account.passwordMin, {
    message: `Password must be at least ${account.passwordMin} characters`,
    abort: true,
  })
  .refine((value) => [...value].length <= account.passwordMax, {
    message: passwordTooLong,
  })
  .refine((value) => !/\p{Surrogate}/u.test(value), {
    message: unprintableMessage,
  });

/** Whoever found an open browser must not take the account over: what matters asks for the password again. */
export const currentPassword = z.string().max(1_000);

export const credentials = z.object({
  /** The name or the e-mail. */
  username: typedText({
    min: account.loginNameMin,
    max: account.loginNameMax,
    tooShort: `Username or email must be at least ${account.loginNameMin} characters`,
  }),
  password,
});

/** What a person fills in to join, and what waits in the browser until a plan is chosen. */
export const registrationData = z.object({ username: newUsername, email, password });
export type RegistrationData = z.infer<typeof registrationData>;

/** The fields of which somebody may have been first, one by one. */
export const registrationCheck = registrationData.pick({ username: true, email: true }).partial();

/** What keeps a name or an address from being registered, in words; null when nothing does. */
export const registrationProblems = z.object({
  username: z.string().nullable(),
  email: z.string().nullable(),
});

export const registration = registrationData.extend({
  /** Sent as specified, and of no effect: only a payment or an administrator makes an account premium. */
  isPremium: z.unknown().optional(),
});
