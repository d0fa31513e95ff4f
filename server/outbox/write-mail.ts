import { productName } from '#contract/product.ts';
import type { Mail } from '../gateways/mail/mailer.ts';

interface MailWords {
  subject: string;
  paragraphs: readonly string[];
  /** The one thing that a reader may open. */
  link?: { words: string; url: string };
}

/** The same words twice: as plain text, and as quiet HTML without pictures or anything fetched from elsewhere. */
export function writeMail({ subject, paragraphs, link }: MailWords): Pick<Mail, 'subject' | 'text' | 'html'> {
  const closing = `This mail was sent by ${productName}. An answer to it reaches us.`;
  const text = [...paragraphs, ...(link ? [`${link.words}:\n${link.url}`] : []), closing].join('\n\n');
  const body = [
    ...paragraphs.map((words) => `<p style="${PARAGRAPH}">${toHtml(words)}</p>`),
    ...(link
      ? [
          `<p style="${PARAGRAPH}"><a href="${toHtml(link.url)}" style="${LINK}">${toHtml(link.words)}</a></p>`,
        ]
      : []),
    `<p style="${SMALL}">${toHtml(closing)}</p>`,
  ];
  return {
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body style="${PAGE}"><div style="${COLUMN}">${body.join('')}</div></body></html>`,
  };
}

const PAGE = 'margin:0;padding:32px 20px;font-family:Georgia,serif;font-size:17px;line-height:1.5';
const COLUMN = 'max-width:560px;margin:0 auto';
const PARAGRAPH = 'margin:0 0 20px';
const LINK = 'font-weight:bold';
const SMALL = 'margin:32px 0 0;font-size:14px';

function toHtml(words: string): string {
  return words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
