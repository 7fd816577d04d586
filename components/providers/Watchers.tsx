'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { loadConfiguration } from '@/lib/configuration/loadConfiguration';
import { useTransactions } from '@/lib/history/store';
import { isPending } from '@/lib/history/transaction';
import { useWatchBlocks } from '@/lib/reads/useWatchBlocks';
import { useSettings } from '@/lib/settings/store';
import { useApplyTheme } from '@/lib/settings/useApplyTheme';
import { useLinkTheme } from '@/lib/settings/useLinkTheme';
import { followStorage } from '@/lib/storage/persisted';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useReconnectLazily } from '@/lib/wallet/useReconnectLazily';
import { useRefuseForeignWallets } from '@/lib/wallet/useRefuseForeignWallets';

const ReceiptWatcher = lazyComponent(() =>
  import('./ReceiptWatcher').then((loaded) => loaded.ReceiptWatcher),
);

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
  useApplyTheme();
  useEffect(() => {
    const stops = [useSettings, useTransactions].map((store) => followStorage(store));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useLinkTheme();
  return useHasSeenPending() ? <ReceiptWatcher /> : null;
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
