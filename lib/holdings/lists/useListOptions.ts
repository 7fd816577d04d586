import { useMemo } from 'react';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { defaultLists } from './defaultLists';
import { fetchTokenList } from './fetchTokenList';
import type { DefaultLists } from './listState';
import type { TokenList } from './tokenList';

/** Fetches and parses the list at a URL, until the signal aborts. */
export type FetchList = (url: string, signal?: AbortSignal) => Promise<TokenList>;

/** What the hooks of lists need from the configuration. */
export type ListOptions = { readonly defaults: DefaultLists; readonly fetchList: FetchList };

/** The default lists, and how lists are fetched; the same object for the same configuration. */
export function useListOptions(configuration: Configuration): ListOptions {
  return useMemo(
    () => ({
      defaults: defaultLists(configuration.tokenLists),
      fetchList: (url, signal) => fetchTokenList(url, configuration, signal),
    }),
    [configuration],
  );
}
