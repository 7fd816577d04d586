import { useEffect } from 'react';

/**
 * Keeps the transactions that have ended, when it is mounted and at each change of an outcome. A
 * few hundred fit into the history, so none is lost that ends while nothing of this is shown.
 */
export function useKeepActivity(outcome?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new outcome is to be kept.
  useEffect(() => {
    // Loaded only on pages that have sent something.
    import('./storeActions').then(({ keepEnded }) => keepEnded()).catch(() => undefined);
  }, [outcome]);
}
