import { useMemo } from 'react';
import type { Address } from 'viem';
import { useLatestReceiptBlock } from '@/lib/history/useLatestReceiptBlock';
import type { ChainId } from '@/lib/networks/network';
import { EmptyResultError, type ReadOutcome, resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import { balanceRead } from '@/lib/wallet/reads';
import { liquidityToken, type TokenPair } from './pair';
import { pairAddress } from './pairAddress';
import { useSeenPairs } from './useSeenPairs';

/** How often pairs without liquidity are searched, unless the account has sent something. */
const SEARCH_EVERY_BLOCKS = 30;

/**
 * The pairs where an account has liquidity, or has had some since the page was opened.
 *
 * @returns undefined until all of them are known. The same list while nothing changes.
 */
export function useHeldPairs(
  chainId: ChainId | undefined,
  account: Address | undefined,
  pairs: readonly TokenPair[],
): readonly TokenPair[] | undefined {
  const balances = useChainReads(
    chainId,
    pairs.map((pair) => balanceRead(account, liquidityToken(...pair))),
    { everyBlocks: SEARCH_EVERY_BLOCKS, sinceBlock: useLatestReceiptBlock(chainId, account) },
  );
  const [seen, addSeen] = useSeenPairs(`${chainId}:${account}`);
  addSeen(pairs.filter((_pair, index) => (resultOf(balances[index]) ?? 0n) > 0n));
  const isSearched = balances.every(isAnswered);
  return useMemo(
    () => (isSearched ? pairs.filter((pair) => seen.has(pairAddress(...pair))) : undefined),
    [isSearched, pairs, seen],
  );
}

/** A pair that does not exist gives an empty answer. */
function isAnswered(outcome: ReadOutcome<bigint>): boolean {
  if (outcome.status === 'error') return outcome.error instanceof EmptyResultError;
  return resultOf(outcome) !== undefined;
}
