import { type ComponentType, lazy, useState } from 'react';

/** A page's part of the program did not arrive: there is no connection, or a newer version has replaced it. */
export class NotFetched extends Error {}

/**
 * A page that is fetched when it is opened. What did not arrive is asked for again the next time it is to be shown: React
 * would remember the failure for good, and only a reload, which ends all sound, would help.
 */
export function lazyPage(load: () => Promise<{ Page: ComponentType }>): ComponentType {
  const fetchPage = async () => {
    try {
      return { default: (await load()).Page };
    } catch (error) {
      next = lazy(fetchPage);
      throw new NotFetched('The page could not be fetched.', { cause: error });
    }
  };
  let next = lazy(fetchPage);
  return function LazyPage() {
    const [Present] = useState(() => next);
    return <Present />;
  };
}
