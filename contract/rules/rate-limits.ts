/** So many calls in so many seconds. */
export interface Window {
  readonly calls: number;
  readonly seconds: number;
}

/** `address`: one visitor's network address; `member`: one account; `caller`: the account, or the address when signed out; `site`: everyone together. */
type CountedBy = 'address' | 'member' | 'caller' | 'site';

export interface RateLimit {
  readonly by: CountedBy;
  readonly windows: readonly Window[];
  /** What counts besides while an account is new: whoever opens one to flood the room is slow. */
  readonly firstDay?: readonly Window[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits that endpoints name. Failed logins are counted by rules of their own (see the accounts
 * feature of the server), since only failures count there and in three ways at once.
 */
export const rateLimits = {
  every: { by: 'caller', windows: [{ calls: 3_000, seconds: 5 * minute }] },
  register: {
    by: 'address',
    windows: [
      { calls: 60, seconds: 10 * minute },
      { calls: 300, seconds: day },
    ],
  },
  /** Enough for whoever searches; to ask for every number in turn takes days. */
  lookForTone: {
    by: 'address',
    windows: [
      { calls: 60, seconds: 10 * minute },
      { calls: 400, seconds: day },
    ],
  },
  checkRegistration: { by: 'address', windows: [{ calls: 120, seconds: 10 * minute }] },
  forgotPassword: { by: 'address', windows: [{ calls: 25, seconds: 5 * minute }] },
  /** Links that come by mail. */
  openLink: { by: 'address', windows: [{ calls: 10, seconds: 10 * minute }] },
  /** Whatever asks for the password once more. */
  changeAccount: { by: 'member', windows: [{ calls: 10, seconds: 10 * minute }] },
  /** Each may be a call to the payment provider. */
  subscribe: { by: 'member', windows: [{ calls: 30, seconds: 10 * minute }] },
  /** Cards at the test provider. */
  pay: { by: 'address', windows: [{ calls: 60, seconds: 10 * minute }] },
  /** Two calls for each time somebody logs in. */
  passkeyLogin: { by: 'address', windows: [{ calls: 50, seconds: 5 * minute }] },
  exportData: { by: 'member', windows: [{ calls: 3, seconds: day }] },
  post: {
    by: 'member',
    windows: [
      { calls: 60, seconds: minute },
      { calls: 500, seconds: day },
    ],
    firstDay: [
      { calls: 20, seconds: 10 * minute },
      { calls: 60, seconds: day },
    ],
  },
  guestPost: {
    by: 'address',
    windows: [
      { calls: 20, seconds: 10 * minute },
      { calls: 100, seconds: day },
    ],
  },
  guestPostSite: { by: 'site', windows: [{ calls: 500, seconds: hour }] },
  report: {
    by: 'member',
    windows: [{ calls: 20, seconds: hour }],
    firstDay: [{ calls: 10, seconds: hour }],
  },
  react: {
    by: 'member',
    windows: [{ calls: 120, seconds: minute }],
    firstDay: [{ calls: 40, seconds: minute }],
  },
  listen: {
    by: 'member',
    windows: [
      { calls: 120, seconds: minute },
      { calls: 2_000, seconds: day },
    ],
  },
  /** Each reads a year of listening. */
  lookBack: { by: 'member', windows: [{ calls: 120, seconds: minute }] },
  ai: {
    by: 'member',
    windows: [
      { calls: 20, seconds: minute },
      { calls: 300, seconds: day },
    ],
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Failed logins, counted before the password is looked at. */
export const loginFailures = {
  perAccountAndAddress: { calls: 10, seconds: 15 * minute },
  perAddress: { calls: 25, seconds: 5 * minute },
  perAccountFromUnknownAddresses: { calls: 100, seconds: hour },
} as const satisfies Record<string, Window>;

/** Mails to one address that asks for a new password. Beyond that nothing is sent, and nothing is said. */
export const resetMails = { calls: 5, seconds: 30 * minute } as const satisfies Window;
