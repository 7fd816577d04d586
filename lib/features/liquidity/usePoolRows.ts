import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { sortByValue } from '@/lib/base/amounts/sortByValue';
import type { ChainId } from '@/lib/base/networks/network';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { ONCE, SELDOM, useChainReads } from '@/lib/chain/reads/useChainReads';
import { pairUsd } from '@/lib/exchange/market/marketPairs';
import type { PoolDays } from '@/lib/exchange/market/readPoolDays';
import { usePoolDays } from '@/lib/exchange/market/usePoolDays';
import { valuingTokens } from '@/lib/exchange/pairs/liquidityUsd';
import type { Pair, TokenPair } from '@/lib/exchange/pairs/pair';
import { reservesRead } from '@/lib/exchange/pairs/pairResult';
import { eachOnce } from '@/lib/exchange/pairs/trackedPairs';
import { usePairs } from '@/lib/exchange/pairs/usePairs';
import { useTrackedPairs } from '@/lib/exchange/pairs/useTrackedPairs';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import { farmsOn } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { useFarmRates } from '@/lib/exchange/rewards/farms/useFarmRates';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { shownCurrencies } from './pairName';
import { poolDayFigures } from './poolDayFigures';
import type { PoolRow } from './poolRow';
import { useCreatedPairs } from './useCreatedPairs';

type Options = {
  /** Whether the list is on screen: nothing is read while it is not. */
  readonly isInSight: boolean;
  /** The account's parts of pools, by the contracts of their pairs. */
  readonly shares: ReadonlyMap<Address, Fraction>;
  /** A pair that is not tracked, and is read as well. The same object while nothing changes. */
  readonly extra: TokenPair | undefined;
};

export type PoolRows = {
  readonly rows: readonly PoolRow[];
  /** Whether more pools are looked for. */
  readonly isSearching: boolean;
  /** Which figures are still being read, of all rows. */
  readonly reading: {
    readonly liquidity: boolean;
    readonly day: boolean;
    readonly farm: boolean;
  };
  /** Whether what was traded is known of any pool, or is still being read. */
  readonly hasHistory: boolean;
};

const NO_TOKENS: readonly Token[] = [];
const NO_ADDRESSES: readonly Address[] = [];
const NO_DAYS: PoolDays = new Map();

/**
 * The pools of the tracked pairs, in no order, with what is known of each.
 *
 * What they hold is read every 30 blocks, in one multicall; what was traded in them once an hour.
 * A pool without one of these figures is listed all the same.
 */
export function usePoolRows(
  chainId: ChainId | undefined,
  { isInSight, shares, extra }: Options,
): PoolRows {
  const account = useAddress();
  const tracked = useTrackedPairs(chainId);
  const searched = useMemo(
    () => eachOnce([...(extra ? [extra] : []), ...tracked, ...farmPairs(chainId)]),
    [extra, tracked, chainId],
  );
  const { pairs, isSearching } = useCreatedPairs(chainId, searched, {
    account,
    isWanted: isInSight,
  });
  const seenChainId = isInSight ? chainId : undefined;
  const live = useLivePairs(chainId, pairs, isInSight);
  const tokens = useMemo(
    () => (chainId === undefined ? NO_TOKENS : valuingTokens(chainId, pairs)),
    [chainId, pairs],
  );
  const { usdPriceOf, isLoading: isPricing } = useUsdPrices(chainId, tokens);
  const valued = useMemo(
    () => live.map((pair) => ({ pair, usd: pairUsd(pair, usdPriceOf) })),
    [live, usdPriceOf],
  );
  const largest = useOnce(chainId, () =>
    !isSearching && !isPricing && live.length > 0
      ? sortByValue(valued, ({ usd }) => usd).map(addressOf)
      : undefined,
  );
  const days = usePoolDays(chainId, largest ?? NO_ADDRESSES, isInSight);
  const farms = useKept(useFarmRates(seenChainId), isInSight);
  const rows = valued.map(({ pair, usd }): PoolRow => {
    const { address } = pair.liquidityToken;
    const day = (days ?? NO_DAYS).get(address.toLowerCase());
    return {
      address,
      pair,
      currencies: shownCurrencies([pair.token0, pair.token1]),
      liquidityUsd: usd,
      day: day && poolDayFigures(day, usd),
      farm: farms.rates.get(address),
      share: shares.get(address),
    };
  });
  const reading = {
    liquidity: isPricing,
    day: days === undefined,
    farm: farms.isLoading,
  };
  const hasHistory = days === undefined || [...days.values()].some((day) => day !== undefined);
  return { rows, isSearching, reading, hasHistory };
}

/** The pairs that farms pay for: some have neither WAVAX nor PNG, and are not tracked. */
function farmPairs(chainId: ChainId | undefined): readonly TokenPair[] {
  return farmsOn(chainId).map(({ tokens }) => sortedPair(...tokens));
}

/** What some pairs hold. Out of sight, they are not read again. */
function useLivePairs(
  chainId: ChainId | undefined,
  pairs: readonly TokenPair[],
  isInSight: boolean,
): readonly Pair[] {
  // This alone keeps the answers, and the next line reads them again.
  const results = usePairs(chainId, pairs, ONCE);
  useChainReads(isInSight ? chainId : undefined, pairs.map(reservesRead), {
    everyBlocks: SELDOM,
  });
  return useMemo(
    () => results.flatMap((result) => (result.status === 'exists' ? [result.pair] : [])),
    [results],
  );
}

/** The first value of a chain that is not undefined: what is asked with it is asked once. */
function useOnce<Value>(chainId: ChainId | undefined, find: () => Value | undefined) {
  const [known, setKnown] = useState<{ readonly chainId: ChainId; readonly value: Value }>();
  if (known !== undefined && known.chainId === chainId) return known.value;
  const value = find();
  if (value !== undefined && chainId !== undefined) setKnown({ chainId, value });
  return value;
}

/** A value while it is followed, and then the last one. */
function useKept<Value>(value: Value, isFollowed: boolean): Value {
  const [kept] = useState({ value });
  // Not a state that is set: the value is new at each render.
  if (isFollowed) kept.value = value;
  return kept.value;
}

function addressOf({ pair }: { readonly pair: Pair }): Address {
  return pair.liquidityToken.address;
}
