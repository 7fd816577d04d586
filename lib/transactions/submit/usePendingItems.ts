import { useAtomValue } from 'jotai';
import { isAddressEqual } from 'viem';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { usePendingTransactions } from '@/lib/transactions/history/useOwnTransactions';
import { walletRequestsAtom } from './atoms';
import type { SendRequest } from './sendRequest';
import { isOther, useUnansweredRequests } from './store';

/** What is pending: an answer of the wallet, and the end of what was sent. */
export type PendingItems = {
  readonly request: TransactionSummary | undefined;
  /** Newest first. */
  readonly sent: readonly TransactionRecord[];
  /** Of all types: what the wallet was asked, and may still have or have sent. Oldest first. */
  readonly unanswered: readonly SendRequest[];
  /** The same, after the user has said that the wallet does not show it. */
  readonly dismissed: readonly SendRequest[];
};

/** The pending items of the account on the chain shown, for these types of transactions or all. */
export function usePendingItems(types?: readonly TransactionSummary['type'][]): PendingItems {
  const requested = useAtomValue(walletRequestsAtom);
  const request = requested.at(-1)?.summary;
  const account = useAddress();
  const chainId = useActiveChainId();
  const isShown = (each: SendRequest) =>
    account !== undefined &&
    isAddressEqual(each.from, account) &&
    each.chainId === chainId &&
    // A copy of this tab may share what this one still waits for.
    requested.every(isOther(each));
  const shown = useUnansweredRequests().requests.filter(isShown);
  const isWanted = ({ type }: TransactionSummary) => types === undefined || types.includes(type);
  return {
    request: request && isWanted(request) ? request : undefined,
    sent: usePendingTransactions().filter(({ summary }) => isWanted(summary)),
    unanswered: shown.filter(({ isDismissed }) => !isDismissed),
    dismissed: shown.filter(({ isDismissed }) => isDismissed),
  };
}
