'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useFirstKey } from '@/components/frame/keys/useFirstKey';
import { loadWalletConnectors } from '@/components/parts/wallet/loadWalletConnectors';
import { useDialogHistory } from '@/components/ui/dialogHistory';
import { useIsIdle } from '@/components/ui/useIsIdle';
import { useLatch } from '@/components/ui/useLatch';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { followStorage } from '@/lib/base/storage/store';
import { useWatchBlocks } from '@/lib/chain/reads/useWatchBlocks';
import { useOwnEndpoints } from '@/lib/chain/rpc/store';
import { areListsWantedAtom } from '@/lib/holdings/lists/atoms';
import { useLists } from '@/lib/holdings/lists/store';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useDisconnectForeignWallets } from '@/lib/holdings/wallet/useDisconnectForeignWallets';
import { useReconnectLazily } from '@/lib/holdings/wallet/useReconnectLazily';
import { useFollowLanguage } from '@/lib/site/language/useFollowLanguage';
import { usePageRestoreCount } from '@/lib/site/navigation/usePageRestoreCount';
import { usePath } from '@/lib/site/navigation/usePath';
import { openPanelAtom } from '@/lib/site/overlays/atoms';
import { useSettings } from '@/lib/site/settings/store';
import { useApplyTheme, useLinkTheme } from '@/lib/site/settings/useTheme';
import { unendedTransactions } from '@/lib/transactions/forms/sentForms';
import { readSentFormsAgain, useSentForms } from '@/lib/transactions/forms/store';
import { useTransactions } from '@/lib/transactions/history/store';
import { isPending, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { hasOpenRequests } from '@/lib/transactions/submit/openRequests';
import { useUnansweredRequests } from '@/lib/transactions/submit/store';
import { useAbandonRequests } from '@/lib/transactions/submit/useAbandonRequests';
import { useBackgroundTask } from './useBackgroundTask';

const loadReceiptWatcher = () => import('./ReceiptWatcher');
const loadRequestFinder = () => import('./RequestFinder');
const loadAnalytics = () => import('./Analytics');
const loadIdleTasks = () => import('./idleTasks');
const loadWalletKeeper = () => import('./WalletKeeper');
const loadAirdropInviter = () => import('./AirdropInviter');

/** Mounts the page's background tasks, once. */
export function Watchers() {
  const chainId = useActiveChainId();
  useWatchBlocks(chainId);
  useReconnectLazily(loadWalletConnectors);
  useDisconnectForeignWallets();
  useAbandonRequests();
  useApplyTheme();
  useDialogHistory(usePath());
  useEffect(() => {
    const stores = [useSettings, useOwnEndpoints, useTransactions, useUnansweredRequests, useLists];
    const stops = stores.map(followStorage);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useLinkTheme();
  useFollowLanguage();
  const areListsWanted = useAtomValue(areListsWantedAtom);
  const ReceiptWatcher = useBackgroundTask(useHasFollowed(), loadReceiptWatcher, 'ReceiptWatcher');
  const restoreCount = usePageRestoreCount();
  useEffect(() => {
    if (restoreCount > 0) readSentFormsAgain();
  }, [restoreCount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was shown meanwhile may have made one.
  const hadRequests = useMemo(hasOpenRequests, [restoreCount]);
  const hasUnanswered = useUnansweredRequests(({ requests }) => requests.length > 0);
  const RequestFinder = useBackgroundTask(
    hadRequests || hasUnanswered,
    loadRequestFinder,
    'RequestFinder',
  );
  const isIdle = useIsIdle();
  const ListKeeper = useBackgroundTask<'ListKeeper', object>(
    isIdle || areListsWanted,
    loadIdleTasks,
    'ListKeeper',
  );
  const firstKey = useFirstKey();
  const isSearching = useAtomValue(openPanelAtom) === 'search';
  const Keys = useBackgroundTask(isIdle || !!firstKey || isSearching, loadIdleTasks, 'Keys');
  const isConnected = useAddress() !== undefined;
  const isHydrated = useIsHydrated();
  const isWalletNear = isConnected || (isHydrated && hasTouchWallet());
  const WalletKeeper = useBackgroundTask(isWalletNear, loadWalletKeeper, 'WalletKeeper');
  const AirdropInviter = useBackgroundTask(
    isIdle && isConnected,
    loadAirdropInviter,
    'AirdropInviter',
  );
  const loaded = useConfiguration();
  const sendsAnalytics = loaded.status === 'ready' && loaded.configuration.eventsUrl !== undefined;
  const Analytics = useBackgroundTask(sendsAnalytics, loadAnalytics, 'Analytics');
  return (
    <>
      {ReceiptWatcher && <ReceiptWatcher />}
      {RequestFinder && <RequestFinder key={restoreCount} />}
      {ListKeeper && <ListKeeper />}
      {WalletKeeper && <WalletKeeper />}
      {Keys && <Keys first={firstKey} />}
      {AirdropInviter && <AirdropInviter />}
      {Analytics && <Analytics />}
    </>
  );
}

/** Whether this may be a phone's wallet browser. The code that is loaded then looks closer. */
function hasTouchWallet(): boolean {
  return navigator.maxTouchPoints > 0 && 'ethereum' in window;
}

/**
 * Whether a transaction is to be followed, or has been since the page was opened: one that is
 * cleared from the list is still followed to its end, even after a reload if a form sent it.
 */
function useHasFollowed(): boolean {
  const hasRecord = useTransactions(({ records }) => records.some(isFollowed));
  const hasForm = useSentForms(({ forms }) => unendedTransactions(forms).length > 0);
  return useLatch(hasRecord || hasForm);
}

/** Whether a transaction is pending, or its recipient is to be recorded. */
function isFollowed(record: TransactionRecord): boolean {
  return isPending(record) || record.summary.type === 'send';
}
