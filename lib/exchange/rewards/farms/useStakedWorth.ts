import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { type ReadOutcome, resultOf } from '@/lib/chain/reads/readOutcome';
import { SELDOM_BLOCKS, useChainReads } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { type ReservesResult, toPairResult } from '@/lib/exchange/pairs/pairReads';
import {
  feeBase,
  feeToRead,
  isProtocolFeeOn,
  poolReads,
  supplyOf,
} from '@/lib/exchange/pairs/poolReads';
import { usePriceOf } from '@/lib/exchange/pairs/usePriceOf';
import type { Farm } from './farmCatalogue';
import { stakedWorth, valuingTokens } from './stakedWorth';

/** A value in dollars is an estimate, so it need not follow every block. */
const SELDOM = { everyBlocks: SELDOM_BLOCKS };
const NO_TOKENS: readonly Token[] = [];

type PoolOutcomes = {
  readonly reserves: ReadOutcome<ReservesResult>;
  readonly totalSupply: ReadOutcome<bigint>;
  readonly lastProduct: ReadOutcome<bigint>;
};

type StakedWorth<Item> = {
  /** The farms, with the outcomes that their values are computed from. */
  readonly read: readonly (Item & PoolOutcomes)[];
  /** The value of some pool tokens of one of them, in dollars; undefined while unknown. */
  readonly worthOf: (farm: WithFarm & PoolOutcomes, staked: bigint) => Fraction | undefined;
  /** Whether nothing that the values are computed from is still being read. */
  readonly areKnown: boolean;
};

type WithFarm = { readonly farm: Farm };

/** Returns what pool tokens of some farms are worth. */
export function useStakedWorth<Item extends WithFarm>(
  chainId: ChainId | undefined,
  items: readonly Item[],
): StakedWorth<Item> {
  const hasFarms = items.length > 0;
  const [feeTo] = useChainReads(chainId, [hasFarms ? feeToRead(chainId) : undefined], SELDOM);
  const isFeeOn = isProtocolFeeOn(feeTo);
  const read = useReadRecords(
    chainId,
    items,
    ({ farm }) => poolReads(farm.tokens, isFeeOn),
    SELDOM,
  );
  const valuing = useMemo(
    () => (chainId === undefined || !hasFarms ? NO_TOKENS : valuingTokens(chainId)),
    [chainId, hasFarms],
  );
  const { priceOf, isLoading } = usePriceOf(chainId, valuing);
  const isReading = read.some(({ reserves, totalSupply, lastProduct }) =>
    [feeTo, reserves, totalSupply, lastProduct].some(({ status }) => status === 'loading'),
  );
  return {
    read,
    worthOf: ({ farm, reserves, totalSupply, lastProduct }, staked) => {
      const result = toPairResult(farm.tokens, reserves);
      if (result.status !== 'exists') return undefined;
      const { pair } = result;
      const kLast = feeBase(isFeeOn, lastProduct);
      const supply = supplyOf(pair, { totalSupply: resultOf(totalSupply), kLast });
      return supply === undefined ? undefined : stakedWorth(staked, { pair, supply }, priceOf);
    },
    areKnown: !isLoading && !isReading,
  };
}
