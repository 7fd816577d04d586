import { useMemo } from 'react';
import type { Configuration } from '@/lib/configuration/configuration';
import { defaultLists } from './defaultLists';
import { fetchTokenList } from './fetchTokenList';
import type { DefaultLists } from './listState';
import type { TokenList } from './tokenList';

/** Fetches, checks and cleans the list of a URL, until the signal aborts. */
export type FetchList = (url: string, signal?: AbortSignal) => Promise<TokenList>;

/** What keeping and changing lists needs of the configuration. */
export type ListOptions = { readonly defaults: DefaultLists; readonly fetchList: FetchList };

/** The default lists of a configuration, and how lists are fetched; the same for the same one. */
export function useListOptions(configuration: Configuration): ListOptions {
  return useMemo(
    () => ({
      defaults: defaultLists(configuration.tokenLists),
      fetchList: (url, signal) => fetchTokenList(url, configuration, signal),
    }),
    [configuration],
  );
}
