import type { SendMailOptions } from 'nodemailer';
import { productName } from '#contract/product.ts';
import type { Mail } from './mailer.ts';

/** The mail as it travels. Its id comes from the key, so that a mail server can tell a second copy from another mail. */
export function toMessage({ key, to, subject, text, html }: Mail, from: string): SendMailOptions {
  const domain = from.split('@').at(-1);
  return {
    from: { name: productName, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${key}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A mail is made of texts alone; nothing in one may make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
