import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageFrame } from './page-frame.tsx';

export function NotFoundPage() {
  return (
    <PageFrame title="Page not found">
      <div className="grid min-h-[60svh] place-content-center justify-items-center text-center">
        <Figure view="opening" frequencies={[404]} className="size-44" />
        <h1 className="type-chapter mt-8">404 Page Not Found</h1>
        <p className="mt-5 text-muted">Did you forget to add the page to the router?</p>
        {/* The line above is the specification's; this one is for whoever came by a link. */}
        <p className="mt-3 max-w-[44ch] text-soft">
          There is nothing at this address. The link may be old, or a letter of it was lost.
        </p>
        <div className="mt-10 flex flex-wrap justify-center gap-3">
          <Link href={pages.generators.path} className={buttonClass({ tone: 'primary' })}>
            Play a session
          </Link>
          <Link href={pages.landing.path} className={buttonClass({ tone: 'quiet' })}>
            Back to the start page
          </Link>
        </div>
      </div>
    </PageFrame>
  );
}
