import type { PriceList } from '#contract/entities/plan.ts';

const monthly = 9;
const yearly = 96;

/** What a year costs less than twelve months, in whole percent. */
const saving = Math.round((1 - yearly / (12 * monthly)) * 100);

/** The one price list. The server sends it; no page has prices of its own. */
export const prices: PriceList = {
  currency: 'USD',
  plans: [
    { type: 'monthly', price: monthly, savingPercent: 0 },
    { type: 'yearly', price: yearly, savingPercent: saving },
  ],
};

export const moneyBackDays = 14;
