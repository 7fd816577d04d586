import type { OwnEndpoints } from '@/lib/chain/rpc/ownEndpoints';
import { isDefaultList } from '@/lib/holdings/lists/defaultLists';
import type { ListsState } from '@/lib/holdings/lists/listState';
import type { Settings } from '@/lib/site/settings/settings';
import type { SentRecipients } from '@/lib/transactions/history/recipients/sentRecipients';
import {
  storedHistory,
  type TransactionHistory,
} from '@/lib/transactions/history/transactionHistory';
import type { BackedList, Backup } from './backup';

/** What this device has of all that a backup may contain. */
export type DeviceState = {
  readonly settings: Settings;
  readonly endpoints: OwnEndpoints;
  readonly lists: ListsState;
  readonly history: TransactionHistory;
  readonly recipients: SentRecipients;
};

/** The backup of this device. Endpoints are part of it only if the user selects that. */
export function currentBackup(
  { settings, endpoints, lists, history, recipients }: DeviceState,
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
    transactions: storedHistory(history).records,
    recipients: recipients.recipients,
  };
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
