import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageFrame } from './page-frame.tsx';

interface NotOpenPageProps {
  readonly title: string;
  /** What the page is for. */
  readonly lead: ReactNode;
  /** How things stand today, plainly. */
  readonly today: string;
  readonly way: { readonly to: string; readonly name: string };
  readonly frequencies: readonly number[];
}

/** A page whose feature is not open yet: its name, what it is for, how things stand, and a way on. */
export function NotOpenPage({ title, lead, today, way, frequencies }: NotOpenPageProps) {
  return (
    <PageFrame title={title}>
      <div className="grid items-center gap-12 lg:min-h-[calc(100svh-var(--header-height)-220px)] lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-24">
        <div>
          <h1 className="type-page">{title}</h1>
          <p className="type-lead mt-8 max-w-[46ch]">{lead}</p>
          <p className="mt-6 max-w-[52ch] text-muted">{today}</p>
          <Link href={way.to} className={`${buttonClass({ tone: 'quiet', size: 'large' })} mt-10`}>
            {way.name}
          </Link>
        </div>
        <Plate frequencies={frequencies} />
      </div>
    </PageFrame>
  );
}

/** A round plate, lit from above. */
function Plate({ frequencies }: { readonly frequencies: readonly number[] }) {
  return (
    <div className="mx-auto aspect-square w-full max-w-[520px] rounded-full bg-[radial-gradient(90%_80%_at_50%_0%,#2a2b35_0,#15161d_55%,#0c0d12_100%)]">
      <Figure view="opening" frequencies={frequencies} className="size-full" />
    </div>
  );
}
