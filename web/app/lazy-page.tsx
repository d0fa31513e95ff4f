import { type ComponentType, lazy } from 'react';

/** A page's part of the program did not arrive: there is no connection, or a newer version has replaced it. */
export class NotFetched extends Error {
  /** The next time the page is shown it is asked for again. */
  readonly askAgain: () => void;

  constructor(askAgain: () => void, cause: unknown) {
    super('The page could not be fetched.', { cause });
    this.askAgain = askAgain;
  }
}

/**
 * A page that is fetched when it is opened. Browsers remember for good what they could not fetch (whatwg/html issue 6768), so
 * without a connection nothing is asked for. React remembers a failure for good, and only a reload, which ends all sound,
 * would help; so whoever shows the failure may have it forgotten.
 */
export function lazyPage(load: () => Promise<{ Page: ComponentType }>): ComponentType {
  const begin = () =>
    lazy(async () => {
      try {
        if (!navigator.onLine) throw new Error('There is no connection.');
        return { default: (await load()).Page };
      } catch (error) {
        throw new NotFetched(() => {
          Present = begin();
        }, error);
      }
    });
  let Present = begin();
  return function LazyPage() {
    return <Present />;
  };
}

/** Something beside the page, for which the page does not wait: it comes when there is a connection, or not at all. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => {
    if (!navigator.onLine)
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    try {
      return { default: await load() };
    } catch (error) {
      console.error('A part of the app could not be fetched.', error);
      return { default: () => null };
    }
  });
}
