import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { media } from './media';

const DURATION_MS = 180;

/**
 * Eases the height of a dialog when it goes from one state to another of a different height. Without
 * motion it changes at once.
 *
 * @param state - The present state.
 * @returns What the content of the dialog gets as its `ref`.
 */
export function useEasedHeight(state: string) {
  // A dialog renders its content after the first effects.
  const [content, ref] = useState<HTMLDivElement | null>(null);
  const panel = content?.parentElement;
  const height = useRef<number>(undefined);
  // Before the observer reports the new height.
  useLayoutEffect(() => {
    void state;
    const before = height.current;
    if (!panel || before === undefined || matchMedia(media.reducedMotion).matches) return;
    const after = panel.offsetHeight;
    if (before === after) return;
    const frames = [before, after].map((px) => ({ height: `${px}px`, overflowY: 'hidden' }));
    const animation = panel.animate(frames, { duration: DURATION_MS, easing: 'ease-out' });
    return () => animation.cancel();
  }, [panel, state]);
  useEffect(() => {
    if (!panel || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      height.current = panel.offsetHeight;
    });
    observer.observe(panel);
    return () => observer.disconnect();
  }, [panel]);
  return ref;
}
