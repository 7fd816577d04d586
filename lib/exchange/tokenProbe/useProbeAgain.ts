import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import { probeKey } from './tokenProbe';

/**
 * Repeats the probes of currencies, once each time `isWanted` becomes true, because their fees may
 * have changed. Only probes that a screen still shows are repeated, so plain tokens have none.
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
