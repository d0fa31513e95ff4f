import { useCallback, useSyncExternalStore } from 'react';
import { styleToken } from './style-token.ts';

/** Whether a media query holds now; told anew when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

let phone: string | undefined;

/** Where a page is as narrow as on a phone. The token is looked up once: every row of a list may ask. */
export function phoneQuery(): string {
  phone ??= `(width < ${styleToken('--breakpoint-md')})`;
  return phone;
}
