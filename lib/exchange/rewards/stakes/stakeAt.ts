import type { ChainId } from '@/lib/base/networks/network';
import { currencyId, NATIVE_ID } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { isSameId } from '@/lib/site/navigation/liquidityPaths';
import { type Stake, stakesOf } from './stakeCatalogue';

/** What the path of a stake names: a version, and the currency of the reward. */
type StakePath = { readonly version: string; readonly rewardCurrencyId: string };

/** The single stakes of the version that a path names, on a chain. */
export function stakesAt(chainId: ChainId, version: string): readonly Stake[] {
  return /^\d$/.test(version) ? stakesOf(chainId, Number(version)) : [];
}

/** The stake at a path; undefined if the chain has none. `AVAX` stands for WAVAX. */
export function stakeAt(
  chainId: ChainId,
  { version, rewardCurrencyId }: StakePath,
): Stake | undefined {
  const wanted = isSameId(rewardCurrencyId, NATIVE_ID)
    ? wrappedNative(chainId).address
    : rewardCurrencyId;
  return stakesAt(chainId, version).find(({ pool }) =>
    isSameId(currencyId(pool.rewardToken), wanted),
  );
}
