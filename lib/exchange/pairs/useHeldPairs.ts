import { useMemo } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { EmptyResultError, type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { liquidityToken, type TokenPair } from './pair';
import { resultNow, useKeepOwnPlaces } from './useOwnPlaces';
import { useSeenPairs } from './useSeenPairs';

/** The pairs of an account: the same list while nothing changes. */
type HeldPairs = {
  readonly pairs: readonly TokenPair[];
  /** Whether there may be more, because some pairs are still being searched. */
  readonly isSearching: boolean;
};

/** The pairs where an account has liquidity, or has had some since the page was opened. */
export function useHeldPairs(
  chainId: ChainId | undefined,
  account: Address | undefined,
  searched: readonly TokenPair[],
): HeldPairs {
  const items = useMemo(() => searched.map((pair) => ({ pair })), [searched]);
  const balances = useReadRecords(
    chainId,
    items,
    ({ pair }) => ({ balance: balanceRead(account, liquidityToken(...pair)) }),
    { everyBlocks: SELDOM, sinceBlock: useLatestReceiptBlock(chainId, account) },
  );
  useKeepOwnPlaces(chainId, account, balances, ({ pair, balance }) => [
    pairAddress(...pair),
    resultNow(balance),
  ]);
  const [seen, addSeen] = useSeenPairs(`${chainId}:${account}`);
  const held = balances.filter(({ balance }) => (resultOf(balance) ?? 0n) > 0n);
  addSeen(held.map(({ pair }) => pair));
  const pairs = useMemo(
    () => searched.filter((pair) => seen.has(pairAddress(...pair))),
    [searched, seen],
  );
  return { pairs, isSearching: !balances.every(({ balance }) => isAnswered(balance)) };
}

/** A pair that does not exist returns an empty answer. */
function isAnswered(state: ReadState<bigint>): boolean {
  if (state.status === 'error') return state.error instanceof EmptyResultError;
  return resultOf(state) !== undefined;
}
