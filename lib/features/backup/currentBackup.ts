import type { OwnEndpoints } from '@/lib/chain/rpc/ownEndpoints';
import { isDefaultList } from '@/lib/holdings/lists/defaultLists';
import type { ListsState } from '@/lib/holdings/lists/listState';
import type { Settings } from '@/lib/site/settings/settings';
import type { SentRecipients } from '@/lib/transactions/history/recipients/sentRecipients';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import {
  keyOf,
  storedHistory,
  type TransactionHistory,
} from '@/lib/transactions/history/transactionHistory';
import { type BackedList, type Backup, MAX_TRANSACTIONS } from './backup';

/** What this device has of all that a backup may contain. */
export type DeviceState = {
  readonly settings: Settings;
  readonly endpoints: OwnEndpoints;
  readonly lists: ListsState;
  readonly history: TransactionHistory;
  /** The transactions that are kept beside the history. */
  readonly kept?: readonly TransactionRecord[];
  readonly recipients: SentRecipients;
};

/** The backup of this device. Endpoints are part of it only if the user selects that. */
export function currentBackup(
  { settings, endpoints, lists, history, kept, recipients }: DeviceState,
  { withEndpoints }: { readonly withEndpoints: boolean },
): Backup {
  const {
    tokens,
    pairs,
    URLWarningVisible: _closed,
    timestamp: _changed,
    // What this device has shown is no choice.
    languageBefore: _before,
    // How a screen is displayed is not a choice to take along.
    swapDetailsOpen: _details,
    sidePinned: _pin,
    ...choices
  } = settings;
  const ownEndpoints = Object.entries(endpoints).filter(([, url]) => url !== null);
  return {
    settings: choices,
    tokens: Object.values(tokens).flatMap((ofChain) => Object.values(ofChain)),
    pairs: Object.values(pairs).flatMap((ofChain) => Object.values(ofChain)),
    endpoints: withEndpoints ? Object.fromEntries(ownEndpoints) : {},
    lists: backedLists(lists),
    transactions: allTransactions(storedHistory(history).records, kept),
    recipients: recipients.recipients,
  };
}

/** The transactions of the history, and those kept beside it, newest first. */
function allTransactions(
  records: readonly TransactionRecord[],
  kept: readonly TransactionRecord[] = [],
): readonly TransactionRecord[] {
  const known = new Set(records.map(keyOf));
  return [...records, ...kept.filter((record) => !known.has(keyOf(record)))]
    .toSorted((a, b) => b.addedTime - a.addedTime)
    .slice(0, MAX_TRANSACTIONS);
}

/** The lists that differ from those of a first visit: added, pinned, or in use. */
function backedLists(state: ListsState): readonly BackedList[] {
  const inUse = state.selectedListUrl.filter((url) => url in state.byUrl);
  const others = Object.keys(state.byUrl).filter((url) => !inUse.includes(url));
  return [...inUse, ...others].flatMap((url) => {
    const isPinned = state.byUrl[url]?.isPinned === true;
    const isInUse = inUse.includes(url);
    if (isDefaultList(state, url) && !isPinned && !isInUse) return [];
    return [{ url, isInUse, isPinned }];
  });
}
