import { NEW_LIST } from '@/lib/holdings/lists/listState';
import { withList } from '@/lib/holdings/lists/listTransitions';
import { withPin } from '@/lib/holdings/lists/listVersions';
import { withSelected } from '@/lib/holdings/lists/selectedLists';
import { useLists } from '@/lib/holdings/lists/store';
import { chooseLanguage } from '@/lib/site/language/storeActions';
import { withPair } from '@/lib/site/settings/savedPairs';
import { withToken } from '@/lib/site/settings/savedTokens';
import { useSettings } from '@/lib/site/settings/store';
import { mergedRecipients } from '@/lib/transactions/history/recipients/sentRecipients';
import { useSentRecipients } from '@/lib/transactions/history/recipients/store';
import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { mergedHistory } from '@/lib/transactions/history/transactionHistory';
import type { BackedList } from './backup';
import type { BackupChange } from './backupChanges';
import { fittingTransactions } from './newTransactions';

/**
 * Makes the changes that the user has chosen, all but those of endpoints, which are checked before.
 *
 * @returns The token lists that are new and must be fetched.
 */
export function applyChanges(changes: readonly BackupChange[]): readonly string[] {
  const fresh: string[] = [];
  for (const change of changes) {
    apply(change);
    if (change.type === 'list' && change.isNew) fresh.push(change.list.url);
  }
  return fresh;
}

function apply(change: BackupChange): void {
  const timestamp = Date.now();
  switch (change.type) {
    case 'setting':
      if (change.name === 'language') chooseLanguage(change.to);
      else useSettings.setState({ [change.name]: change.to, timestamp });
      break;
    case 'expertModeOff':
      useSettings.setState({ userExpertMode: false, timestamp });
      break;
    case 'list':
      applyList(change.list);
      break;
    case 'tokens':
      useSettings.setState(({ tokens }) => ({
        tokens: change.tokens.reduce(withToken, tokens),
        timestamp,
      }));
      break;
    case 'pairs':
      useSettings.setState(({ pairs }) => ({
        pairs: change.pairs.reduce((all, each) => withPair(all, each.token0, each.token1), pairs),
        timestamp,
      }));
      break;
    case 'transactions':
    case 'recipients':
      useTransactions.setState((history) =>
        mergedHistory(history, {
          records: fittingTransactions(change.transactions, history.records),
          cleared: [],
        }),
      );
      keepEnded(change.transactions);
      if (change.type === 'recipients') {
        const { recipients } = change;
        useSentRecipients.setState((known) => mergedRecipients(known, { recipients }));
      }
      break;
    case 'endpoint':
      break;
  }
}

/** Keeps those that have ended, also the ones that the history has no room for. */
function keepEnded(transactions: readonly TransactionRecord[]): void {
  import('@/lib/transactions/activity/storeActions')
    .then(({ keepImported }) => keepImported(transactions))
    .catch(() => undefined);
}

/** Adds a list, selects it and pins it, as far as wanted. */
function applyList({ url, isInUse, isPinned }: BackedList): void {
  useLists.setState((state) => {
    const list = state.byUrl[url] ?? NEW_LIST;
    const known = { ...state, byUrl: { ...state.byUrl, [url]: list } };
    const pinned = isPinned ? withList(known, url, (each) => withPin(each, true)) : known;
    return isInUse ? withSelected(pinned, url) : pinned;
  });
}
