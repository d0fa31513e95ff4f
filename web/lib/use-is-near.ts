import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window something already counts as near, so that it is ready when it comes. */
const MARGIN = '600px 0px';

type Notice = (isNear: boolean) => void;

let watcher: IntersectionObserver | undefined;
const notices = new Map<Element, Notice>();

/** One observer for all: three hundred of them would be asked at every frame of scrolling. */
function watch(element: Element, notice: Notice): () => void {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) notices.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  notices.set(element, notice);
  watcher.observe(element);
  return () => {
    notices.delete(element);
    watcher?.unobserve(element);
  };
}

/** Whether an element is in the window or about to come into it. `atFirst` is taken on trust until it was looked at. */
export function useIsNear(element: RefObject<Element | null>, atFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(atFirst);
  useEffect(() => (element.current ? watch(element.current, setIsNear) : undefined), [element]);
  return isNear;
}
