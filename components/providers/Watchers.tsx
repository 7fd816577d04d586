'use client';

import { useEffect } from 'react';
import { loadConfiguration } from '@/lib/configuration/loadConfiguration';
import { useTransactions } from '@/lib/history/store';
import { useWatchReceipts } from '@/lib/history/useWatchReceipts';
import { useWatchBlocks } from '@/lib/reads/useWatchBlocks';
import { useSettings } from '@/lib/settings/store';
import { useApplyTheme } from '@/lib/settings/useApplyTheme';
import { useLinkTheme } from '@/lib/settings/useLinkTheme';
import { followStorage } from '@/lib/storage/persisted';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useReconnectLazily } from '@/lib/wallet/useReconnectLazily';
import { useRefuseForeignWallets } from '@/lib/wallet/useRefuseForeignWallets';

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
  useWatchReceipts(chainId);
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
  return null;
}
