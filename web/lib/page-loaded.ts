import { useEffect, useState } from 'react';

/** True once the page and what it came with has been loaded: the time for what may come late. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(document.readyState === 'complete');
  useEffect(() => {
    if (isLoaded) return;
    const tell = () => setLoaded(true);
    window.addEventListener('load', tell);
    return () => window.removeEventListener('load', tell);
  }, [isLoaded]);
  return isLoaded;
}
