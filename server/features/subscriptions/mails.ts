import type { PlanType } from '#contract/entities/plan.ts';
import { productName } from '#contract/product.ts';
import { moneyBackDays, prices } from '#contract/rules/plans.ts';
import { writeMail } from '../../outbox/write-mail.ts';

const premium = `${productName} Premium`;

const day = (ms: number | null) =>
  ms === null ? 'the end of the period' : new Date(ms).toISOString().slice(0, 10);

function receiptOf(plan: PlanType): string {
  const price = prices.plans.find(({ type }) => type === plan)?.price ?? 0;
  return `${premium}, ${plan}: ${price.toFixed(2)} ${prices.currency}, paid.`;
}

/** Receipts and notices. Never a word of the card: we do not know it. */
export const mails = {
  begins: (name: string, plan: PlanType, until: number | null) =>
    writeMail({
      subject: `Welcome to ${premium}`,
      paragraphs: [
        `Hello ${name},`,
        `your payment has arrived, and everything is open to you. ${receiptOf(plan)} It runs until ${day(until)} and is renewed then.`,
        `You can cancel at any time in your settings; Premium then stays until the end of what is paid. Within ${moneyBackDays} days you can have your money back.`,
      ],
    }),

  accountMade: (name: string, wanted: string) =>
    writeMail({
      subject: `Your ${productName} account is ready`,
      paragraphs: [
        `Hello ${name},`,
        name === wanted
          ? 'your account is ready. Log in with your name and the password that you chose.'
          : `somebody took the name ${wanted} while you were paying, so your account has the name ${name}. Log in with it, or with your email address, and the password that you chose. You can take another name in your profile.`,
      ],
    }),

  renewed: (name: string, plan: PlanType, until: number | null) =>
    writeMail({
      subject: `Your receipt for ${premium}`,
      paragraphs: [`Hello ${name},`, `${receiptOf(plan)} It now runs until ${day(until)}.`],
    }),

  renewalFailed: (name: string) =>
    writeMail({
      subject: `${premium} could not be renewed`,
      paragraphs: [
        `Hello ${name},`,
        'the payment for the next period did not go through, so Premium rests for now. Please check your card in your settings; when the payment arrives, everything is open again.',
        'Nothing of yours is deleted.',
      ],
    }),

  cancelled: (name: string, until: number | null) =>
    writeMail({
      subject: `${premium} is cancelled`,
      paragraphs: [
        `Hello ${name},`,
        `your subscription is not renewed any more, as you asked. Premium stays until ${day(until)}; until then you can resume it in your settings.`,
      ],
    }),

  resumed: (name: string, until: number | null) =>
    writeMail({
      subject: `${premium} goes on`,
      paragraphs: [`Hello ${name},`, `your subscription is renewed on ${day(until)}, as before.`],
    }),

  ended: (name: string) =>
    writeMail({
      subject: `${premium} has ended`,
      paragraphs: [
        `Hello ${name},`,
        'your Premium has ended: it was cancelled, given back, or could not be renewed.',
        'Nothing of yours is deleted. You can subscribe again at any time.',
      ],
    }),

  givenBack: (name: string) =>
    writeMail({
      subject: `Your payment to ${productName} goes back`,
      paragraphs: [
        `Hello ${name},`,
        'your payment arrived when there was nothing left that it could open: the account exists already, another plan was chosen meanwhile, or another payment was quicker. It is given back to your card.',
      ],
    }),
};
