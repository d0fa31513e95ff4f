import { type RefObject, useEffect, useState } from 'react';

/** True while a layer is open and until it has faded out: emptied at once, it would collapse before one's eyes. */
export function useLingering(open: boolean, layer: RefObject<HTMLElement | null>): boolean {
  const [filled, setFilled] = useState(open);
  if (open && !filled) setFilled(true);

  useEffect(() => {
    if (open || !filled) return;
    let stale = false;
    const fading = layer.current?.getAnimations() ?? [];
    Promise.allSettled(fading.map((animation) => animation.finished)).then(() => {
      if (!stale) setFilled(false);
    });
    return () => {
      stale = true;
    };
  }, [open, filled, layer]);

  return open || filled;
}
