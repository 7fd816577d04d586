import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Popup } from './popups';

/**
 * Calls `remove` after the popup's lifetime on screen. A replaced popup starts again.
 *
 * @returns Handlers for the popup's element: the lifetime pauses while the pointer or the focus is
 * on it.
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
