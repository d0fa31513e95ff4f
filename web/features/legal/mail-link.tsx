import { supportEmail } from '#web/lib/site.ts';

export function MailLink() {
  return (
    <a
      className="text-text underline decoration-underline underline-offset-4 hover:decoration-text"
      href={`mailto:${supportEmail()}`}
    >
      {supportEmail()}
    </a>
  );
}
