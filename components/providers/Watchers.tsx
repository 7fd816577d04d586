'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useKeepFocus } from '@/components/ui/useKeepFocus';
import { loadConfiguration } from '@/lib/configuration/loadConfiguration';
import { useTransactions } from '@/lib/history/store';
import { isPending } from '@/lib/history/transaction';
import { useWatchBlocks } from '@/lib/reads/useWatchBlocks';
import { useSettings } from '@/lib/settings/store';
import { useApplyTheme } from '@/lib/settings/useApplyTheme';
import { useLinkTheme } from '@/lib/settings/useLinkTheme';
import { followStorage } from '@/lib/storage/persisted';
import { useForgetOldRequest } from '@/lib/submit/useWaiting';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useReconnectLazily } from '@/lib/wallet/useReconnectLazily';
import { useRefuseForeignWallets } from '@/lib/wallet/useRefuseForeignWallets';

/** How long after a failure the code of the receipt watcher is asked for again. */
const RELOAD_MS = 3_000;

/** The wallet connectors that are loaded on demand. */
async function loadRainbowConnectors() {
  const [{ rainbowConnectors }, configuration] = await Promise.all([
    import('@/components/wallet/rainbowConnectors'),
    loadConfiguration(),
  ]);
  return rainbowConnectors(configuration);
}

/** Mounts the page's background tasks, once. */
export function Watchers() {
  const chainId = useActiveChainId();
  useWatchBlocks(chainId);
  useReconnectLazily(loadRainbowConnectors);
  useRefuseForeignWallets();
  useForgetOldRequest();
  useApplyTheme();
  useKeepFocus();
  useEffect(() => {
    const stops = [useSettings, useTransactions].map((store) => followStorage(store));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useLinkTheme();
  const ReceiptWatcher = useReceiptWatcher();
  return ReceiptWatcher ? <ReceiptWatcher /> : null;
}

/**
 * The watcher of receipts, loaded once a transaction is pending. A load that fails is repeated: the
 * page must outlive it, because the user has just sent something.
 */
function useReceiptWatcher(): ComponentType | undefined {
  const isNeeded = useHasSeenPending();
  const [loaded, setLoaded] = useState<{ readonly Watcher: ComponentType }>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const { ReceiptWatcher: Watcher } = await import('./ReceiptWatcher');
        if (!hasLeft) setLoaded({ Watcher });
      } catch (error) {
        console.error('The receipt watcher could not be loaded', error);
        if (!hasLeft) timer = setTimeout(load, RELOAD_MS);
      }
    };
    void load();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [isNeeded]);
  return loaded?.Watcher;
}

/**
 * Whether a transaction is pending, or has been since the page was opened: one that is cleared from
 * the list is still followed to its end.
 */
function useHasSeenPending(): boolean {
  const hasPending = useTransactions(({ records }) => records.some(isPending));
  const [hasSeen, setSeen] = useState(false);
  if (hasPending && !hasSeen) setSeen(true);
  return hasSeen;
}
