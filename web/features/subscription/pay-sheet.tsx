import type { ReactNode } from 'react';

/** The lit sheet on which something is paid, or on which it is said why nothing can be. */
export function PaySheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className="rounded-surface bg-[radial-gradient(120%_60%_at_50%_0%,var(--color-sheet-lit),var(--color-sheet)_70%)] p-11 max-md:-mx-gutter max-md:rounded-b-none max-md:px-gutter max-md:pt-8 max-md:pb-10">
      {children}
    </div>
  );
}
