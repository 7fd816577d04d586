import { useQueries } from '@tanstack/react-query';
import type { Address } from 'viem';
import { limitConcurrency } from '@/lib/base/http/limitConcurrency';
import { type Move, moveKey } from './move';
import type { MoveOutcome } from './moveOutcome';

/** How often a move that is shown is tried out again. */
const REPEAT_MS = 15_000;

/** Few at a time: together they would be more than an endpoint answers in its time. */
const limited = limitConcurrency(4);

/**
 * What is tried out of a move: all of it, of what the account has in the old farm, or the deposit
 * of what is in its wallet. `raw` is that amount, in the smallest unit of the pool token.
 */
type WantedMove = {
  readonly move: Move;
  readonly step: 'withdraw' | 'deposit';
  readonly raw: bigint;
};

/** Moves with their outcomes now; undefined while one is tried out the first time. */
export function useMoveOutcomes<Wanted extends WantedMove>(
  account: Address,
  wanted: readonly Wanted[],
): readonly (Wanted & { readonly outcome: MoveOutcome | undefined })[] {
  const results = useQueries({
    queries: wanted.map(({ move, step, raw }) => ({
      queryKey: ['moveOutcome', account, moveKey(move), step, String(raw)],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { depositOutcome, moveOutcome } = await import('./moveOutcome');
        return limited(() =>
          step === 'withdraw'
            ? moveOutcome(move, { account, staked: raw }, { signal })
            : depositOutcome(move, { account, held: raw }, { signal }),
        );
      },
      refetchInterval: REPEAT_MS,
      staleTime: REPEAT_MS,
      retry: false,
    })),
  });
  return wanted.map((each, index) => {
    const result = results[index];
    return { ...each, outcome: result?.isError ? { type: 'unknown' } : result?.data };
  });
}
