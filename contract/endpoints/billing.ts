import { z } from 'zod';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { registrationData } from '#contract/entities/account.ts';
import { planType, priceList } from '#contract/entities/plan.ts';

export const billing = {
  listPlans: endpoint({
    method: 'GET',
    path: '/api/plans',
    summary: 'The price list',
    access: 'anyone',
    answer: priceList,
  }),
  createCheckout: endpoint({
    method: 'POST',
    path: '/api/create-subscription-checkout',
    summary: 'Begin a paid registration',
    access: 'anyone',
    limits: ['register'],
    body: registrationData.extend({ planType }),
    answer: z.object({ checkoutUrl: z.string() }),
  }),
  getOrCreateSubscription: endpoint({
    method: 'POST',
    path: '/api/get-or-create-subscription',
    summary: 'Open, or find again, the payment of a member who upgrades',
    access: 'member',
    body: z.object({ planType: planType.optional() }).optional(),
    answer: z.object({ clientSecret: z.string() }),
  }),
};
