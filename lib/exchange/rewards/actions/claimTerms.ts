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
 * What pays a claim: the pool, with what its rewarder pays at the same time; or the rewarder of a
 * super farm, by a call of its own.
 */
export type ClaimPayer = 'pool' | 'rewarder';

/**
 * The claim that brings an account what it is owed now: the pool's, or if the pool owes nothing,
 * the rewarder's own.
 *
 * @returns undefined if there is nothing to claim, or it is not known yet.
 */
export function rewardClaimTerms(owed: Owed): RewardClaimTerms | undefined {
  return claimTermsFrom('pool', owed) ?? claimTermsFrom('rewarder', owed);
}

/** The claim that one of them pays; undefined if it owes nothing, or that is not known yet. */
export function claimTermsFrom(payer: ClaimPayer, owed: Owed): RewardClaimTerms | undefined {
  const { account, pool, earned, earnedBlock, owedExtra } = owed;
  if (account === undefined) return undefined;
  if (payer === 'pool') {
    const { withPool } = splitExtra(owedExtra, earned?.raw);
    return earned && rewardsOf(earned, withPool).length > 0
      ? { account, pool, earned, earnedBlock, extra: withPool }
      : undefined;
  }
  const { own, block, amounts } = owedExtra;
  if (own === undefined || amounts.length === 0) return undefined;
  return {
    account,
    pool,
    earned: amountOf(pool.rewardToken, 0n),
    earnedBlock: block,
    extra: amounts,
    rewarder: own.claim,
  };
}
