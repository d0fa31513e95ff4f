import type { ReactNode } from 'react';
import { usePageTitle } from '../page-title.ts';

/** The space every page stands in: gutters, room above, and the page's name in the browser's tab. */
export function PageFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageTitle(title);
  return <div className="mx-auto w-full max-w-[1440px] px-gutter pt-10 md:pt-16">{children}</div>;
}
