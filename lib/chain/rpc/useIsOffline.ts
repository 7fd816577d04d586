import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the device went offline after the page was opened, now. */
export function isOffline(): boolean {
  return !onlineManager.isOnline();
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
