import { useWaiting } from './useWaiting';

/** Whether the account may have sent something that the page does not know of. */
export function useHasLeftRequest(): boolean {
  return useWaiting().left.length > 0;
}
