import type { Fraction } from '@/lib/base/amounts/fraction';
import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { stakeApr, stakeQuoteRead } from './stakeApr';
import type { Stake } from './stakeCatalogue';

/** The APR of a stake, as a part of what is staked; undefined if there is none. */
type StakeApr = { readonly isLoading: boolean; readonly apr: Fraction | undefined };

/**
 * The APR of a stake, in each block.
 *
 * @param figures - What the stake pays; `isLoading` without them.
 */
export function useStakeApr(stake: Stake, figures: RewardFigures | undefined): StakeApr {
  const [quote] = useChainReads(stake.pool.chainId, [stakeQuoteRead(stake)]);
  if (figures === undefined || quote.status === 'loading')
    return { isLoading: true, apr: undefined };
  return { isLoading: false, apr: stakeApr(figures, resultOf(quote)?.at(-1)) };
}
