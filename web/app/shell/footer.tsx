import { Link } from 'wouter';
import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { supportEmail } from '#web/lib/site.ts';

const FIRST_YEAR = 2025;

function copyrightYears(): string {
  const now = new Date().getFullYear();
  return now > FIRST_YEAR ? `${FIRST_YEAR}–${now}` : String(FIRST_YEAR);
}

export function Footer() {
  const link = 'inline-flex min-h-11 items-center text-muted transition-colors hover:text-text';
  return (
    <footer className="mt-24 flex flex-wrap items-center gap-x-8 gap-y-1 px-gutter pb-8 text-13 text-muted">
      <p className="mr-auto min-w-full py-2 md:min-w-0">
        © {copyrightYears()} {productName}. For listening and rest. Not a treatment, and no substitute for
        care.
      </p>
      <Link href={pages.terms.path} className={link}>
        Terms
      </Link>
      <Link href={pages.privacy.path} className={link}>
        Privacy
      </Link>
      <a href={`mailto:${supportEmail()}`} className={link}>
        Contact
      </a>
    </footer>
  );
}
