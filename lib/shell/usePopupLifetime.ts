import { useEffect, useEffectEvent } from 'react';
import type { Popup } from './popups';

/** Calls `remove` once the popup has been on screen for its lifetime; a replaced one starts anew. */
export function usePopupLifetime<Content>(popup: Popup<Content>, remove: () => void): void {
  const removeNow = useEffectEvent(remove);
  useEffect(() => {
    if (popup.removeAfterMs === null) return undefined;
    const timer = setTimeout(() => removeNow(), popup.removeAfterMs);
    return () => clearTimeout(timer);
  }, [popup]);
}
