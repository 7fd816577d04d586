import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import type { RewardFigures } from '@/lib/rewards/rewardState';
import type { Stake } from '@/lib/rewards/stakeCatalogue';
import { stakeApr } from './stakeApr';
import { stakeQuoteRead } from './stakeQuote';

/** The APR of a stake in whole percent, in each block; absent where there is none. */
export type StakeApr = { readonly isLoading: boolean; readonly percent: bigint | undefined };

/**
 * The APR of a stake.
 *
 * @param figures - What the stake pays; `isLoading` without them.
 */
export function useStakeApr(stake: Stake, figures: RewardFigures | undefined): StakeApr {
  const [quote] = useChainReads(stake.pool.chainId, [stakeQuoteRead(stake)]);
  if (figures === undefined || quote.status === 'loading')
    return { isLoading: true, percent: undefined };
  return { isLoading: false, percent: stakeApr(figures, resultOf(quote)?.at(-1)) };
}
