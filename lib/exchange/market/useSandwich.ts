import { useQuery } from '@tanstack/react-query';
import type { ConfirmedSwap, KnownSandwich } from './readSandwich';

/**
 * Whether a confirmed swap was sandwiched, read once. An unknown result is read again by
 * `readAgain`, and when it is next shown.
 *
 * @param isWanted - Whether it is read.
 * @returns `found` is undefined until it was read.
 */
export function useSandwich(swap: ConfirmedSwap, isWanted: boolean) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['sandwich', swap.chainId, swap.receipt.transactionHash],
    queryFn: ({ signal }) => read(swap, signal),
    enabled: isWanted,
    staleTime: ({ state }) => (state.data?.status === 'unknown' ? 0 : Number.POSITIVE_INFINITY),
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { found: data, isReading: isFetching, readAgain: () => void refetch() };
}

/** The code is loaded on demand: few look at what happened around a swap. */
async function read(swap: ConfirmedSwap, signal: AbortSignal): Promise<KnownSandwich> {
  const { readSandwich } = await import('./readSandwich');
  return readSandwich(swap, signal);
}
