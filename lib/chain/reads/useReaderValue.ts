import { useCallback } from 'react';
import { useEachSecond } from '@/lib/base/time/useEachSecond';
import { subscribeToOutages } from '@/lib/chain/rpc/endpointHealth';
import type { Reader } from './useChainReader';

/**
 * A value that changes with time and with what a reader has read. It is computed each second, when
 * the page becomes visible, and when the reader's block, its freshness or an outage may have
 * changed.
 */
export function useReaderValue<T>(reader: Reader | undefined, value: () => T): T | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [subscribeToOutages(onChange), reader?.subscribe(onChange)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [reader],
  );
  return useEachSecond(value, subscribe);
}
