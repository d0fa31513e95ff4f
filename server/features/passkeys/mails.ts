import { productName } from '#contract/product.ts';
import { writeMail } from '../../outbox/write-mail.ts';

export const mails = {
  added: (name: string, passkey: string) =>
    writeMail({
      subject: `A passkey was added to your ${productName} account`,
      paragraphs: [
        `Hello ${name},`,
        `the passkey "${passkey}" was added to your account just now. Whoever has it can log in without your password.`,
        'If that was not you, remove it in your settings and change your password at once.',
      ],
    }),

  removed: (name: string, passkey: string) =>
    writeMail({
      subject: `A passkey was removed from your ${productName} account`,
      paragraphs: [
        `Hello ${name},`,
        `the passkey "${passkey}" was removed from your account just now, and logs nobody in any more.`,
        'If that was not you, change your password at once.',
      ],
    }),
};
