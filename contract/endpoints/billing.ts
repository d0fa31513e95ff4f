import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { registrationData } from '#contract/entities/account.ts';
import { planType, priceList } from '#contract/entities/plan.ts';
import { z } from '#contract/zod.ts';

export const billing = {
  listPlans: endpoint(addresses.listPlans, {
    summary: 'The price list',
    access: 'anyone',
    answer: priceList,
  }),
  createCheckout: endpoint(addresses.createCheckout, {
    summary: 'Begin a paid registration',
    access: 'anyone',
    limits: ['register'],
    body: registrationData.extend({ planType }),
    answer: z.object({ checkoutUrl: z.string() }),
  }),
  getOrCreateSubscription: endpoint(addresses.getOrCreateSubscription, {
    summary: 'Open, or find again, the payment of a member who upgrades',
    access: 'member',
    body: z.object({ planType: planType.optional() }).optional(),
    answer: z.object({ clientSecret: z.string() }),
  }),
};
