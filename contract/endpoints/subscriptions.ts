import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { registrationData } from '#contract/entities/account.ts';
import { planType, priceList } from '#contract/entities/plan.ts';
import {
  checkoutId,
  checkoutState,
  happening,
  paymentSecret,
  subscription,
  testPayment,
  testPaymentOutcome,
  testSubscription,
} from '#contract/entities/subscription.ts';
import { z } from '#contract/zod.ts';

/** What people pay for, and how that stands. */
export const subscriptions = {
  listPlans: endpoint(addresses.listPlans, {
    summary: 'The price list',
    access: 'anyone',
    answer: priceList,
  }),
  createCheckout: endpoint(addresses.createCheckout, {
    summary: "Begin a paid registration, or a signed-in member's upgrade, on the provider's page",
    access: 'anyone',
    limits: ['register'],
    body: registrationData.extend({ planType }),
    answer: z.object({ checkoutUrl: z.string() }),
  }),
  getCheckout: endpoint(addresses.getCheckout, {
    summary: 'How a checkout stands; grants nothing',
    access: 'anyone',
    params: z.object({ id: checkoutId }),
    answer: checkoutState,
  }),
  getOrCreateSubscription: endpoint(addresses.getOrCreateSubscription, {
    summary: 'Open, or find again, the payment of a member who upgrades; monthly unless said otherwise',
    access: 'member',
    limits: ['subscribe'],
    body: z.object({ planType: planType.optional() }).optional(),
    repeatsMessage: true,
    answer: z.object({ clientSecret: z.string(), planType, payment: subscription.shape.payment }),
  }),
  getSubscription: endpoint(addresses.getSubscription, {
    summary: "The caller's subscription, and by which form one pays",
    access: 'member',
    answer: subscription,
  }),
  cancelSubscription: endpoint(addresses.cancelSubscription, {
    summary: 'Do not renew it; Premium stays until the end of what is paid',
    access: 'member',
    limits: ['subscribe'],
    answer: subscription,
  }),
  resumeSubscription: endpoint(addresses.resumeSubscription, {
    summary: 'Take a cancellation back while the period lasts',
    access: 'member',
    limits: ['subscribe'],
    answer: subscription,
  }),
  openPortal: endpoint(addresses.openPortal, {
    summary: "A link to the provider's page for cards and receipts",
    access: 'member',
    limits: ['subscribe'],
    answer: z.object({ url: z.string() }),
  }),
  receivePaymentEvent: endpoint(addresses.receivePaymentEvent, {
    summary: 'What the payment provider tells; its signature alone counts',
    access: 'signature',
    bodySize: 'webhook',
    answer: null,
  }),
};

/** The test provider's card page, and what administrators make happen there. With Stripe's keys set both are gone. */
export const testPayments = {
  showTestPayment: endpoint(addresses.showTestPayment, {
    summary: 'A payment of the test provider, by its secret',
    access: 'anyone',
    body: z.object({ secret: paymentSecret }),
    answer: testPayment,
  }),
  payTestPayment: endpoint(addresses.payTestPayment, {
    summary: 'Pay with one of the three test cards',
    access: 'anyone',
    limits: ['pay'],
    body: z.object({ secret: paymentSecret, cardNumber: z.string().max(40) }),
    answer: testPaymentOutcome,
  }),
  confirmTestPayment: endpoint(addresses.confirmTestPayment, {
    summary: 'The step that the third test card asks for: agree to it, or not',
    access: 'anyone',
    limits: ['pay'],
    body: z.object({ secret: paymentSecret, isAgreed: z.boolean() }),
    answer: testPaymentOutcome,
  }),
  listTestSubscriptions: endpoint(addresses.listTestSubscriptions, {
    summary: 'The subscriptions of the test provider, newest first',
    access: 'administrator',
    answer: z.array(testSubscription),
  }),
  changeTestSubscription: endpoint(addresses.changeTestSubscription, {
    summary:
      'Let a renewal, a failure, a refund or a cancellation happen, with its webhook or with that lost',
    access: 'administrator',
    params: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
    body: z.object({ happening, isWebhookLost: z.boolean().optional() }),
    answer: null,
  }),
};
