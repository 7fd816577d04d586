import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { type StakeApr, stakeApr, stakeQuoteRead } from './stakeApr';
import type { Stake } from './stakeCatalogue';

/**
 * The APR of a stake, in each block; undefined while it is read.
 *
 * @param figures - What the stake pays; the APR is not read without them.
 */
export function useStakeApr(
  stake: Stake,
  figures: RewardFigures | undefined,
): StakeApr | undefined {
  const [quote] = useChainReads(stake.pool.chainId, [stakeQuoteRead(stake)]);
  if (figures === undefined || quote.status === 'loading') return undefined;
  return stakeApr(figures, resultOf(quote)?.at(-1));
}
