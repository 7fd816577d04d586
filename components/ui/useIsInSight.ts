import { type RefCallback, useCallback, useState } from 'react';

/** How far below or above the screen an element counts as seen: about half a screen. */
const AHEAD = '400px 0px';

/** Whether an element is on the screen, or will soon be, and the ref of that element. */
export function useIsInSight(): readonly [ref: RefCallback<Element>, isInSight: boolean] {
  const [isInSight, setInSight] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isInSight];
}
