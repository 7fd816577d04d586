import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Popup } from './popups';

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Calls `remove` after the popup's lifetime on screen. A replaced popup starts again.
 *
 * @returns Handlers for the popup's element: the lifetime pauses while the pointer or the focus is
 * on it, and while the page is hidden.
 */
export function usePopupLifetime<Content>(popup: Popup<Content>, remove: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
  const isPaused = isHovered || isFocused || isHidden;
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
