import { type CSSProperties, useEffect, useState } from 'react';

/**
 * Makes the content of a dialog fill the height that the dialog had during a state, so that it does
 * not change its height when the state ends.
 *
 * @param isMeasured - Whether the state lasts.
 * @returns What the element gets. Its height is in CSS pixels, and unset while the state lasts.
 */
export function useKeptHeight(isMeasured: boolean) {
  // A dialog renders its content after the first effects.
  const [element, ref] = useState<HTMLDivElement | null>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
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
  }, [element, isMeasured]);
  const style: CSSProperties = { minHeight: isMeasured ? undefined : height };
  return { ref, style };
}
