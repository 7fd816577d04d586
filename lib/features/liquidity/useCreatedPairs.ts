import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { EmptyResultError, isSettled, type ReadState } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { liquidityToken, type TokenPair } from '@/lib/exchange/pairs/pair';
import type { PairResult } from '@/lib/exchange/pairs/pairResult';
import { usePairs } from '@/lib/exchange/pairs/usePairs';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';

type Pairs = readonly TokenPair[];

type CreatedPairs = {
  /** Those that exist and hold something on both sides: the same list while nothing changes. */
  readonly pairs: Pairs;
  /** Whether there may be more. */
  readonly isSearching: boolean;
};

type Options = {
  /** Whose positions the page looks for: the answers to that say which pairs have no contract. */
  readonly account: Address | undefined;
  /** Whether the search goes on. */
  readonly isWanted: boolean;
};

/** So many are looked for at once: their addresses cost hashes, which must not hold the page. */
const STEP = 150;
const NONE: Pairs = [];

/**
 * Which of some pairs have a pool, looked for once, in their order, one multicall after the other.
 * Most pairs have none, and are not read again before the page is.
 */
export function useCreatedPairs(
  chainId: ChainId | undefined,
  searched: Pairs,
  { account, isWanted }: Options,
): CreatedPairs {
  const [known, setKnown] = useState({ chainId, keys: new Set<string>(), created: NONE });
  const isKnown = known.chainId === chainId;
  const keys = useMemo(() => (isKnown ? known.keys : new Set<string>()), [isKnown, known]);
  const created = isKnown ? known.created : NONE;
  const left = useMemo(() => searched.filter((pair) => !keys.has(keyOf(pair))), [searched, keys]);
  const step = useMemo(() => left.slice(0, STEP), [left]);
  const candidates = useCandidates(isWanted ? chainId : undefined, step, account);
  const results = usePairs(isWanted ? chainId : undefined, candidates ?? NONE, SELDOM);
  const isAnswered = results.every(({ status }) => status === 'exists' || status === 'absent');
  if (step.length > 0 && candidates && isAnswered)
    setKnown({
      chainId,
      keys: new Set([...keys, ...step.map(keyOf)]),
      created: [...created, ...candidates.filter((_, index) => isLive(results[index]))],
    });
  return { pairs: created, isSearching: chainId === undefined || left.length > 0 };
}

/**
 * The pairs that may have a contract; undefined until known. With an account, that costs nothing:
 * its balances in these pairs are read anyway, and a pair without a contract has none.
 */
function useCandidates(
  chainId: ChainId | undefined,
  pairs: Pairs,
  account: Address | undefined,
): Pairs | undefined {
  const items = useMemo(() => (account ? pairs.map((pair) => ({ pair })) : []), [account, pairs]);
  const read = useReadRecords(
    chainId,
    items,
    ({ pair }) => ({ balance: balanceRead(account, liquidityToken(...pair)) }),
    { everyBlocks: SELDOM },
  );
  return useMemo(() => {
    if (chainId === undefined) return undefined;
    if (items.length === 0) return pairs;
    if (!read.every(({ balance }) => isSettled(balance))) return undefined;
    return read.flatMap(({ pair, balance }) => (isMissing(balance) ? [] : [pair]));
  }, [chainId, items, pairs, read]);
}

function isMissing(state: ReadState<unknown>): boolean {
  return state.status === 'error' && state.error instanceof EmptyResultError;
}

function isLive(result: PairResult | undefined): boolean {
  return result?.status === 'exists' && result.pair.reserve0 > 0n && result.pair.reserve1 > 0n;
}

function keyOf([a, b]: TokenPair): string {
  return `${a.address} ${b.address}`;
}
