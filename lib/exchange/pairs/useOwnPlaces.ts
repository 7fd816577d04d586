import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { ReadState } from '@/lib/chain/reads/readState';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';

/** A pool or farm, by the text that `pairAddress` or `farmKey` gives, and what an account has there. */
type Answer = readonly [key: string, amount: bigint | undefined];

const NONE: ReadonlySet<string> = new Set();

/** The pools and farms in which an account has something, since its latest transaction. */
const knownAtom = atom({ since: '', keys: NONE });

const keepAtom = atom(null, (get, set, since: string, answers: readonly Answer[]) => {
  const known = get(knownAtom);
  const before = known.since === since ? known.keys : NONE;
  const keys = new Set(before);
  for (const [key, amount] of answers) {
    if (amount === 0n) keys.delete(key);
    else if (amount !== undefined) keys.add(key);
  }
  if (keys.size !== before.size || [...keys].some((key) => !before.has(key)))
    set(knownAtom, { since, keys });
});

/**
 * Keeps, until the account's next transaction, what was read of it in pools or farms: the search
 * shows that, and reads nothing.
 *
 * @param items - The same list while nothing changes.
 */
export function useKeepOwnPlaces<Item>(
  chainId: ChainId | undefined,
  account: Address | undefined,
  items: readonly Item[],
  answerOf: (item: Item) => Answer,
): void {
  const since = useSince(chainId, account);
  const keep = useSetAtom(keepAtom);
  const keepAll = useEffectEvent(() => keep(since, items.map(answerOf)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each list.
  useEffect(() => {
    if (account) keepAll();
  }, [account, since, items]);
}

/** The pools and farms in which an account has something, as far as the page has read them. */
export function useOwnPlaces(
  chainId: ChainId | undefined,
  account: Address | undefined,
): ReadonlySet<string> {
  const since = useSince(chainId, account);
  const known = useAtomValue(knownAtom);
  return account && known.since === since ? known.keys : NONE;
}

/** The result of a read, unless it may be from before the account's latest transaction. */
export function resultNow<T>(state: ReadState<T>): T | undefined {
  return state.status === 'success' ? state.result : undefined;
}

/** Differs for each account, and after each of its transactions. */
function useSince(chainId: ChainId | undefined, account: Address | undefined): string {
  return `${chainId}:${account}:${useLatestReceiptBlock(chainId, account)}`;
}
