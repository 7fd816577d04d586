'use client';

import type { Configuration } from '@/lib/configuration/configuration';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import { useKeepLists } from '@/lib/lists/useKeepLists';
import { useListOptions } from '@/lib/lists/useListOptions';

/** Keeps the token lists up to date once the configuration is read. */
export function ListKeeper() {
  const loaded = useConfiguration();
  return loaded.status === 'ready' ? <Keeper configuration={loaded.configuration} /> : null;
}

function Keeper({ configuration }: { configuration: Configuration }) {
  useKeepLists(useListOptions(configuration));
  return null;
}
