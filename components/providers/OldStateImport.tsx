import { useEffect, useEffectEvent } from 'react';
import { backupChanges } from '@/lib/backup/backupChanges';
import { readOldState, unchosenChanges } from '@/lib/backup/oldState';
import { applyChanges, useDeviceState } from '@/lib/backup/useBackup';
import { noteOldStateTaken, waitingOldState } from '@/lib/backup/waitingOldState';
import type { Configuration } from '@/lib/configuration/configuration';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import { useListOptions } from '@/lib/lists/useListOptions';
import { useRefreshLists } from '@/lib/lists/useRefreshLists';

/**
 * Takes over what the historic app has stored on this origin, once; shows nothing. Mount it where
 * the default lists are known.
 */
export function OldStateImport() {
  const loaded = useConfiguration();
  return loaded.status === 'ready' ? <Import configuration={loaded.configuration} /> : null;
}

function Import({ configuration }: { configuration: Configuration }) {
  const device = useDeviceState();
  const refresh = useRefreshLists(useListOptions(configuration));
  const takeOver = useEffectEvent(() => {
    const old = waitingOldState();
    if (old === undefined || device === undefined) return;
    const backup = readOldState(old, { keepsLoopback: configuration.practice });
    const changes = unchosenChanges(backupChanges(backup, device), device);
    noteOldStateTaken();
    void refresh(applyChanges(changes));
  });
  const isReady = device !== undefined;
  useEffect(() => {
    if (isReady) takeOver();
  }, [isReady]);
  return null;
}
