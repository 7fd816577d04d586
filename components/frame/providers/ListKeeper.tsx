'use client';

import { useState } from 'react';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { waitingOldState } from '@/lib/features/backup/waitingOldState';
import { useKeepLists } from '@/lib/holdings/lists/useKeepLists';
import { useListOptions } from '@/lib/holdings/lists/useListOptions';
import { useBackgroundTask } from './useBackgroundTask';

const loadOldStateImport = () => import('./OldStateImport');

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
  const OldStateImport = useBackgroundTask(hasOldState, loadOldStateImport, 'OldStateImport');
  return OldStateImport ? <OldStateImport /> : null;
}
