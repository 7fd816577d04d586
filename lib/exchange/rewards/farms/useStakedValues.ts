import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useLiquidityUsd } from '@/lib/exchange/pairs/useLiquidityUsd';
import { usePools } from '@/lib/exchange/pairs/usePools';
import type { Farm } from './farmCatalogue';

/** A value in dollars is an estimate, so it need not follow every block. */
const READ_SELDOM = { everyBlocks: SELDOM };

type WithValue = {
  /** The value of some of its pool tokens, in dollars; undefined while unknown. */
  readonly usdOf: (staked: bigint) => Fraction | undefined;
};

type StakedValues<Item> = {
  readonly valued: readonly (Item & WithValue)[];
  /** Whether all inputs of the values have been read. */
  readonly areKnown: boolean;
};

type WithFarm = { readonly farm: Farm };

/** Farms with the values of their pool tokens. */
export function useStakedValues<Item extends WithFarm>(
  chainId: ChainId | undefined,
  items: readonly Item[],
): StakedValues<Item> {
  const readChainId = items.length > 0 ? chainId : undefined;
  const withTokens = items.map((item) => ({ ...item, tokens: item.farm.tokens }));
  const pools = usePools(readChainId, withTokens, READ_SELDOM);
  const { usdOf, isLoading } = useLiquidityUsd(readChainId);
  const valued = pools.map((each) => ({
    ...each,
    usdOf: (staked: bigint) =>
      each.result.status === 'exists' ? usdOf(staked, each.result.pool) : undefined,
  }));
  return { valued, areKnown: !isLoading && !pools.some(({ isReading }) => isReading) };
}
