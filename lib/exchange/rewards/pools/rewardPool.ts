import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';

/**
 * A contract that pays a reward for what is staked in it.
 *
 * `stakingRewards`: one contract per pool, of farms of version 0 and 1 and of single stakes.
 * `miniChef`: one contract for all farms of version 2, which numbers its pools. A number is the
 * position of the staked token in `lpTokens()`; 0 is a valid one.
 */
export type RewardContract =
  | { readonly type: 'stakingRewards'; readonly address: Address }
  | { readonly type: 'miniChef'; readonly address: Address; readonly poolId: bigint };

/** Where a token is staked for a reward in another one. None of this ever changes. */
export type RewardPool = {
  readonly chainId: ChainId;
  readonly contract: RewardContract;
  /** A pool token (PGL) in a farm, PNG in a single stake. */
  readonly stakingToken: Token;
  /** In a farm, the two tokens of the pair whose pool token is staked. */
  readonly pair?: readonly [Token, Token];
  readonly rewardToken: Token;
};

/** A text that only the same pool of the same contract has. */
export function rewardPoolKey({ chainId, contract }: RewardPool): string {
  const pool = contract.type === 'miniChef' ? `:${contract.poolId}` : '';
  return `${chainId}:${contract.address.toLowerCase()}${pool}`;
}
