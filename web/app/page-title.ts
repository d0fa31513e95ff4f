import { useEffect } from 'react';
import { productName } from '#contract/product.ts';

/** The name of the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
