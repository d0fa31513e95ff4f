import { useEffect, useState } from 'react';

/** The longest that late things wait for a quiet moment, in ms. */
const LATEST = 2_000;

/** True once the page and what it came with has been loaded and the browser rests: the time for what may come late. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const whenIdle = () => {
      if ('requestIdleCallback' in window) {
        const idle = window.requestIdleCallback(() => setLoaded(true), { timeout: LATEST });
        cancel = () => window.cancelIdleCallback(idle);
      } else setLoaded(true);
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle);
    return () => {
      window.removeEventListener('load', whenIdle);
      cancel();
    };
  }, []);
  return isLoaded;
}
