import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether an element is or was on the screen. A browser that can't tell counts each as such.
 *
 * @returns The ref of the element, which may go once it was seen.
 */
export function useInSight(): { isInSight: boolean; watch: RefCallback<Element> } {
  const [isInSight, setInSight] = useState(() => typeof IntersectionObserver === 'undefined');
  const watch = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isInSight, watch };
}
