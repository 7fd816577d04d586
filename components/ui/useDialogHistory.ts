import { useEffect } from 'react';
import { followAddress, followDialogs } from './dialogHistory';

/**
 * Makes Back close the topmost dialog; see `followDialogs`. Mounted once.
 *
 * @param path - The path of the page.
 */
export function useDialogHistory(path: string): void {
  useEffect(followDialogs, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at another address.
  useEffect(followAddress, [path]);
}
