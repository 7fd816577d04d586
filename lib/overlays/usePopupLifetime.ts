import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Popup } from './popups';

/**
 * Calls `remove` once the popup has been on screen for its lifetime. A replaced popup starts again.
 *
 * @returns To be spread on the popup's element: the lifetime pauses while a pointer is over it, or
 * while it has the focus.
 */
export function usePopupLifetime<Content>(popup: Popup<Content>, remove: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const removeNow = useEffectEvent(remove);
  const remainingMs = useRef(popup.removeAfterMs);
  useEffect(() => {
    remainingMs.current = popup.removeAfterMs;
  }, [popup]);
  useEffect(() => {
    const lifetimeMs = popup.removeAfterMs === null ? null : remainingMs.current;
    if (isPaused || lifetimeMs === null) return undefined;
    const startMs = performance.now();
    const timer = setTimeout(() => removeNow(), lifetimeMs);
    return () => {
      clearTimeout(timer);
      remainingMs.current = lifetimeMs - (performance.now() - startMs);
    };
  }, [popup, isPaused]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
