import { type CSSProperties, useEffect, useRef, useState } from 'react';

/**
 * Makes the content of a dialog fill the height that the dialog had during a state, so that it does
 * not change its height when the state ends.
 *
 * @param isMeasured - Whether the state lasts.
 * @returns What the element gets. Its height is in CSS pixels, and unset while the state lasts.
 */
export function useKeptHeight(isMeasured: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    const panel = element?.parentElement;
    if (!isMeasured || !element || !panel || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { top } = element.getBoundingClientRect();
      const above = top - panel.getBoundingClientRect().top + panel.scrollTop;
      const below = Number.parseFloat(getComputedStyle(panel).paddingBottom);
      setHeight(panel.clientHeight - above - below);
    });
    observer.observe(element);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [isMeasured]);
  const style: CSSProperties = { minHeight: isMeasured ? undefined : height };
  return { ref, style };
}
