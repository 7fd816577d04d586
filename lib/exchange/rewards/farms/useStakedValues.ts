import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { SELDOM, useChainReads } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { toPairResult } from '@/lib/exchange/pairs/pairResult';
import {
  countedKLast,
  feeToRead,
  isProtocolFeeOn,
  poolReads,
  supplyOf,
} from '@/lib/exchange/pairs/poolResult';
import { useLiquidityUsd } from '@/lib/exchange/pairs/useLiquidityUsd';
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
  const hasFarms = items.length > 0;
  const [feeTo] = useChainReads(chainId, [hasFarms ? feeToRead(chainId) : undefined], READ_SELDOM);
  const isFeeOn = isProtocolFeeOn(feeTo);
  const read = useReadRecords(
    chainId,
    items,
    ({ farm }) => poolReads(farm.tokens, isFeeOn),
    READ_SELDOM,
  );
  const { usdOf, isLoading } = useLiquidityUsd(hasFarms ? chainId : undefined);
  const isReading = read.some(({ reserves, totalSupply, kLastAnswer }) =>
    [feeTo, reserves, totalSupply, kLastAnswer].some(({ status }) => status === 'loading'),
  );
  const valued = read.map((each) => ({
    ...each,
    usdOf: (staked: bigint) => {
      const result = toPairResult(each.farm.tokens, each.reserves);
      if (result.status !== 'exists') return undefined;
      const { pair } = result;
      const kLast = countedKLast(isFeeOn, each.kLastAnswer);
      const supply = supplyOf(pair, { totalSupply: resultOf(each.totalSupply), kLast });
      return supply === undefined ? undefined : usdOf(staked, { pair, supply });
    },
  }));
  return { valued, areKnown: !isLoading && !isReading };
}
