import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { writeMail } from '../../outbox/write-mail.ts';

/** Behind a hash, which browsers keep to themselves: a token in a path or a query would stand in logs on its way. */
const linkTo = (site: string, page: string, token: string) => `${site}${page}#token=${token}`;

export const mails = {
  resetPassword: (site: string, name: string, token: string) =>
    writeMail({
      subject: `A new password for ${productName}`,
      paragraphs: [
        `Hello ${name},`,
        'somebody, most likely you, asked for a new password. The link below opens a page on which you can set one. It works once, for 30 minutes.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
      link: { words: 'Set a new password', url: linkTo(site, pages.resetPassword.path, token) },
    }),

  passwordChanged: (name: string) =>
    writeMail({
      subject: `Your ${productName} password was changed`,
      paragraphs: [
        `Hello ${name},`,
        'the password of your account was changed just now, and all other places where you were logged in are logged out.',
        'Passkeys stay as they are. If this was not you, ask for a new password on the login page at once, and then remove passkeys that you do not know in the settings.',
      ],
    }),

  confirmEmail: (site: string, name: string, token: string) =>
    writeMail({
      subject: `Confirm your email address for ${productName}`,
      paragraphs: [
        `Hello ${name},`,
        'open the link below, and this becomes the email address of your account. It works once, for 24 hours.',
        'If you did not ask for that, do nothing.',
      ],
      link: { words: 'Confirm this address', url: linkTo(site, pages.confirmEmail.path, token) },
    }),

  emailAsked: (name: string) =>
    writeMail({
      subject: `Another email address for your ${productName} account`,
      paragraphs: [
        `Hello ${name},`,
        'somebody who knows your password asked for another email address for your account. It will count when it is confirmed from there.',
        'If that was not you, change your password now: that also stops the change.',
      ],
    }),

  emailChanged: (name: string) =>
    writeMail({
      subject: `The email address of your ${productName} account was changed`,
      paragraphs: [
        `Hello ${name},`,
        'from now on your account has another email address, and mails go there.',
        'If that was not you, answer this mail at once.',
      ],
    }),

  accountDeleted: (name: string) =>
    writeMail({
      subject: `Your ${productName} account is deleted`,
      paragraphs: [
        `Goodbye ${name},`,
        'your account and all that belonged to it are deleted, as you asked. Thank you for having been here.',
      ],
    }),
};
