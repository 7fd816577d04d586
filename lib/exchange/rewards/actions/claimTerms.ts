import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { type ExtraRewards, rewardsOf } from './rewardsOf';
import { type OwedExtra, type RewarderClaim, splitExtra } from './superFarmRewards';

/** A claim with everything that its review shows. */
export type RewardClaimTerms = {
  readonly account: Address;
  readonly pool: RewardPool;
  readonly earned: Amount<Token>;
  /** The block from which on this much is owed; undefined while unknown. */
  readonly earnedBlock?: bigint | undefined;
  readonly extra: ExtraRewards;
  /** How the rewarder itself pays `extra`, and nothing else; undefined if the pool pays. */
  readonly rewarder?: RewarderClaim | undefined;
};

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
