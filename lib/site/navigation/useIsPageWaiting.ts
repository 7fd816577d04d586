import { useSyncExternalStore } from 'react';
import { isPageWaiting, subscribeToWaitingPages } from './retryWhenOnline';

/** Whether the user has requested a page that opens once the device is back online. */
export function useIsPageWaiting(): boolean {
  return useSyncExternalStore(subscribeToWaitingPages, isPageWaiting, () => false);
}
