import { useEffect, useEffectEvent } from 'react';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { backupChanges } from '@/lib/features/backup/backupChanges';
import { readHistoricState, unchosenChanges } from '@/lib/features/backup/historicState';
import {
  pendingHistoricState,
  recordHistoricStateTaken,
} from '@/lib/features/backup/pendingHistoricState';
import { applyChanges } from '@/lib/features/backup/storeActions';
import { useDeviceState } from '@/lib/features/backup/useDeviceState';
import { useListOptions } from '@/lib/holdings/lists/useListOptions';
import { useRefreshLists } from '@/lib/holdings/lists/useRefreshLists';

/**
 * Takes over what the historic app has stored on this origin, once; shows nothing. Mount it where
 * the default lists are known.
 */
export function HistoricStateImport() {
  const loaded = useConfiguration();
  return loaded.status === 'ready' ? <Import configuration={loaded.configuration} /> : null;
}

function Import({ configuration }: { configuration: Configuration }) {
  const device = useDeviceState();
  const refresh = useRefreshLists(useListOptions(configuration));
  const takeOver = useEffectEvent(() => {
    const historic = pendingHistoricState();
    if (historic === undefined || device === undefined) return;
    const backup = readHistoricState(historic, { keepsLoopback: configuration.practice });
    const changes = unchosenChanges(backupChanges(backup, device), device);
    recordHistoricStateTaken();
    void refresh(applyChanges(changes));
  });
  const isReady = device !== undefined;
  useEffect(() => {
    if (isReady) takeOver();
  }, [isReady]);
  return null;
}
