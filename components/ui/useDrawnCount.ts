import { type RefCallback, useCallback, useState } from 'react';

/** How many entries are drawn first, and each time that the end of them comes near. */
const STEP = 24;
/** How far below the screen the end may be. */
const AHEAD = '0px 0px 1000px';

/**
 * How many entries of a long list are drawn: more as the user comes near the end of them.
 *
 * @returns The count, and the ref of an element behind the last entry. Pass the count as that
 * element's key: a new element reports again whether it is near.
 */
export function useDrawnCount(): { count: number; watchEnd: RefCallback<Element> } {
  const [count, setCount] = useState(STEP);
  const watchEnd = useCallback((end: Element | null) => {
    if (end === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount((drawn) => drawn + STEP);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return { count, watchEnd };
}
