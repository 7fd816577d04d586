import { useMemo } from 'react';
import type { Configuration } from '@/lib/base/configuration/configuration';
import type { ChainId } from '@/lib/base/networks/network';
import { type ListActions, useListActions } from '@/lib/holdings/lists/useListActions';
import { type ListOptions, useListOptions } from '@/lib/holdings/lists/useListOptions';
import { useRefreshLists } from '@/lib/holdings/lists/useRefreshLists';

/** What the view of the lists needs in addition to the lists themselves. */
export type ListTools = ListOptions & {
  readonly actions: ListActions;
  /** Fetches lists again. */
  readonly refresh: (urls: readonly string[]) => Promise<void>;
  /** Whether http to this machine is allowed. */
  readonly practice: boolean;
  /** The chain whose tokens are counted and shown. */
  readonly chainId: ChainId;
};

/** The tools of a configuration; the same ones while nothing changes. */
export function useListTools(configuration: Configuration, chainId: ChainId): ListTools {
  const options = useListOptions(configuration);
  const actions = useListActions(options);
  const refresh = useRefreshLists(options);
  const { practice } = configuration;
  return useMemo(
    () => ({ ...options, actions, refresh, practice, chainId }),
    [options, actions, refresh, practice, chainId],
  );
}
