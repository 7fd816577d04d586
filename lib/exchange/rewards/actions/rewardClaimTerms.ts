import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { rewardsOf } from './rewardsOf';
import { type OwedExtra, splitExtra } from './superFarmRewards';
import type { RewardClaimTerms } from './terms';

/** What is known of an account in a pool. */
type Owed = {
  readonly account: Address | undefined;
  readonly pool: RewardPool;
  readonly earned: Amount<Token> | undefined;
  readonly earnedBlock: bigint | undefined;
  readonly owedExtra: OwedExtra;
};

/**
 * The claim that brings an account what it is owed now: the pool's, or if the pool owes nothing,
 * the rewarder's own.
 *
 * @returns undefined if there is nothing to claim, or it is not known yet.
 */
export function rewardClaimTerms(owed: Owed): RewardClaimTerms | undefined {
  const { account, pool, earned, earnedBlock, owedExtra } = owed;
  if (account === undefined) return undefined;
  const { withPool, apart } = splitExtra(owedExtra, earned?.raw);
  if (earned && rewardsOf(earned, withPool).length > 0)
    return { account, pool, earned, earnedBlock, extra: withPool };
  const { own, block } = owedExtra;
  if (own === undefined || apart.length === 0) return undefined;
  return {
    account,
    pool,
    earned: amountOf(pool.rewardToken, 0n),
    earnedBlock: block,
    extra: apart,
    rewarder: own.claim,
  };
}
