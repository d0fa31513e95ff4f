import { accounts } from '#contract/endpoints/accounts.ts';
import { administration } from '#contract/endpoints/administration.ts';
import { catalogue } from '#contract/endpoints/catalogue.ts';
import { community, communityPrograms } from '#contract/endpoints/community.ts';
import { listening } from '#contract/endpoints/listening.ts';
import { operations } from '#contract/endpoints/operations.ts';
import { passkeys } from '#contract/endpoints/passkeys.ts';
import { pictures } from '#contract/endpoints/pictures.ts';
import { programs } from '#contract/endpoints/programs.ts';
import { recommendations } from '#contract/endpoints/recommendations.ts';
import { settings } from '#contract/endpoints/settings.ts';
import { snapshots } from '#contract/endpoints/snapshots.ts';
import { subscriptions, testPayments } from '#contract/endpoints/subscriptions.ts';

/** Every call there is. What is not listed here has no route. */
export const endpoints = {
  ...accounts,
  ...settings,
  ...passkeys,
  ...catalogue,
  ...programs,
  ...community,
  ...communityPrograms,
  ...snapshots,
  ...administration,
  ...pictures,
  ...subscriptions,
  ...testPayments,
  ...recommendations,
  ...listening,
  ...operations,
};

export type EndpointName = keyof typeof endpoints;
