import { useIsFetching } from '@tanstack/react-query';
import { useIsOverdue } from '@/lib/base/time/useIsOverdue';
import type { Currency } from '@/lib/base/tokens/currency';
import { probeKey } from './tokenProbe';

/** How long a review waits for the first probes of its tokens. */
const FIRST_PROBE_MS = 5_000;

/**
 * Whether the first probe of one of two currencies is in progress. Always false 5 seconds after the
 * component appeared.
 */
export function useIsProbing([a, b]: readonly [Currency, Currency]): boolean {
  const isOverdue = useIsOverdue(FIRST_PROBE_MS);
  const underWay = useFirstProbes(a) + useFirstProbes(b);
  return underWay > 0 && !isOverdue;
}

/** The number of first probes in progress for a currency: 1 or 0. */
function useFirstProbes(currency: Currency): number {
  return useIsFetching({
    queryKey: probeKey(currency),
    exact: true,
    predicate: ({ state }) => state.data === undefined,
  });
}
