import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { isRefused, resultOf } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { earnedRead, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { FARMS, type Farm } from './farmCatalogue';
import { type Unclaimed, unclaimedOf } from './unclaimed';
import { useFarmPools } from './useFarmPools';

/** How often farms that owe nothing are read again, unless the account has sent something. */
const SELDOM_BLOCKS = 30;
const NO_FARMS: readonly Farm[] = [];

/**
 * What an account can claim in the farms of all versions; undefined without an account and while
 * unknown. What a farm owes is read in each block, once it owes something.
 */
export function useUnclaimed(
  chainId: ChainId | undefined,
  account: Address | undefined,
): Unclaimed | undefined {
  const farms = chainId === 43114 && account !== undefined ? FARMS : NO_FARMS;
  const found = useFarmPools(chainId, farms);
  const pools = found.map((each) => (each.status === 'known' ? each.pool : undefined));
  const calls = pools.map((pool) => pool && earnedRead(pool, account));
  const seldom = {
    everyBlocks: SELDOM_BLOCKS,
    sinceBlock: useLatestReceiptBlock(chainId, account),
  };
  const earned = useChainReads(chainId, calls, seldom);
  // The result is unused: a call in two lists is read once, as often as the more frequent list
  // asks. This list refreshes `earned` in each block.
  useChainReads(
    chainId,
    calls.map((call, index) => ((resultOf(earned[index]) ?? 0n) > 0n ? call : undefined)),
  );
  const stakes = useChainReads(
    chainId,
    pools.map((pool, index) => {
      const outcome = earned[index];
      return pool && outcome && isRefused(outcome) ? stakedRead(pool, account) : undefined;
    }),
    seldom,
  );
  if (chainId === undefined || account === undefined) return undefined;
  return unclaimedOf(
    farms.map(({ version }, index) => {
      const { status } = found[index] ?? { status: 'loading' };
      return { version, status, earned: earned[index], position: resultOf(stakes[index]) };
    }),
  );
}
