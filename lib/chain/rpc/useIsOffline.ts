import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the device went offline after the page was opened, now. */
export function isOffline(): boolean {
  return !onlineManager.isOnline();
}

/** Whether nobody sees the page, or the device is offline: the page requests nothing then. */
export function isPagePaused(): boolean {
  return document.hidden || isOffline();
}

/**
 * Whether the device went offline after the page was opened. While offline, nothing is requested.
 */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    isOffline,
    () => false,
  );
}
