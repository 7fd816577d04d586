import { type Address, isAddressEqual } from 'viem';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { hasNoUsableAnswer, type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { Farm } from './farmCatalogue';

/**
 * A farm, and where it is on chain. `absent`: MiniChef has no pool for it. `failed`: MiniChef does
 * not return its pools.
 */
export type FarmPool =
  | { readonly farm: Farm; readonly status: 'loading' | 'absent' | 'failed' }
  | { readonly farm: Farm; readonly status: 'known'; readonly pool: RewardPool };

/**
 * The pool of a farm. In version 2 its number is the position of its pool token in MiniChef's list.
 *
 * @param lpTokens - The state of MiniChef's `lpTokens()`; undefined for farms of other versions.
 */
export function farmPool(
  farm: Farm,
  lpTokens: ReadState<readonly Address[]> | undefined,
): FarmPool {
  if (farm.version !== 2) {
    const pool = poolOf(farm, { type: 'stakingRewards', address: farm.contract });
    return { farm, status: 'known', pool };
  }
  const listed = resultOf(lpTokens);
  if (listed === undefined)
    return { farm, status: lpTokens && hasNoUsableAnswer(lpTokens) ? 'failed' : 'loading' };
  const { address } = liquidityToken(...farm.tokens);
  const position = listed.findIndex((token) => isAddressEqual(token, address));
  if (position === -1) return { farm, status: 'absent' };
  const contract = { type: 'miniChef', address: farm.contract, poolId: BigInt(position) } as const;
  return { farm, status: 'known', pool: poolOf(farm, contract) };
}

function poolOf({ tokens }: Farm, contract: RewardPool['contract']): RewardPool {
  const { chainId } = tokens[0];
  return {
    chainId,
    contract,
    stakingToken: liquidityToken(...tokens),
    pair: tokens,
    rewardToken: pngToken(chainId),
  };
}
