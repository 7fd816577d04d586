import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Currency } from '@/lib/tokens/currency';
import { probeKey } from './probeKey';

/**
 * Probes currencies again that were probed before, once each time it becomes wanted: their fees may
 * have changed since. Only probes that a screen still shows are asked for, so plain tokens are not.
 */
export function useProbeAgain(currencies: readonly Currency[], isWanted: boolean): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it becomes wanted.
  useEffect(() => {
    if (!isWanted) return;
    for (const currency of currencies) {
      void client.refetchQueries({ queryKey: probeKey(currency) }, { cancelRefetch: false });
    }
  }, [client, isWanted]);
}
