'use client';

import { useState } from 'react';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { pendingHistoricState } from '@/lib/features/backup/pendingHistoricState';
import { useKeepLists } from '@/lib/holdings/lists/useKeepLists';
import { useListOptions } from '@/lib/holdings/lists/useListOptions';
import { useBackgroundTask } from './useBackgroundTask';

const loadHistoricStateImport = () => import('./HistoricStateImport');

/**
 * Keeps the token lists up to date once the configuration is read. Then it takes over what the
 * historic app has stored, which names lists too.
 */
export function ListKeeper() {
  const loaded = useConfiguration();
  return loaded.status === 'ready' ? <Keeper configuration={loaded.configuration} /> : null;
}

function Keeper({ configuration }: { configuration: Configuration }) {
  useKeepLists(useListOptions(configuration));
  const [hasHistoricState] = useState(() => pendingHistoricState() !== undefined);
  const HistoricStateImport = useBackgroundTask(
    hasHistoricState,
    loadHistoricStateImport,
    'HistoricStateImport',
  );
  return HistoricStateImport ? <HistoricStateImport /> : null;
}
