'use client';

import { useState } from 'react';
import { waitingOldState } from '@/lib/backup/waitingOldState';
import type { Configuration } from '@/lib/configuration/configuration';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import { useKeepLists } from '@/lib/lists/useKeepLists';
import { useListOptions } from '@/lib/lists/useListOptions';
import { useBackgroundTask } from './useBackgroundTask';

const loadOldStateImport = () => import('./OldStateImport').then((code) => code.OldStateImport);

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
  const [hasOldState] = useState(() => waitingOldState() !== undefined);
  const OldStateImport = useBackgroundTask(hasOldState, loadOldStateImport);
  return OldStateImport ? <OldStateImport /> : null;
}
