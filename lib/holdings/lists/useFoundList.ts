import { useEffect, useRef, useState } from 'react';
import { listAddress } from './listAddress';
import { useLists } from './store';
import type { TokenList } from './tokenList';
import type { ListOptions } from './useListOptions';

type Options = Pick<ListOptions, 'fetchList'> & {
  /** Whether http to this machine is allowed. */
  readonly practice: boolean;
};

/** The result of looking up a typed address. */
export type FoundList =
  /** Nothing yet, or nothing since the list of this URL was added. */
  | { readonly status: 'idle'; readonly added?: string | undefined }
  | { readonly status: 'fetching'; readonly url: string }
  | { readonly status: 'found'; readonly url: string; readonly list: TokenList }
  /** It is the address of a list of this device. */
  | { readonly status: 'known'; readonly url: string }
  | { readonly status: 'failed'; readonly error: unknown };

/** Fetches the list at a typed address. A later fetch, `leave` or an unmount cancels it. */
export function useFoundList({ fetchList, practice }: Options) {
  const [found, setFound] = useState<FoundList>({ status: 'idle' });
  const fetching = useRef<AbortController>(undefined);
  useEffect(() => () => fetching.current?.abort(), []);
  const leave = (added?: string) => {
    fetching.current?.abort();
    setFound({ status: 'idle', added });
  };
  const look = async (typed: string) => {
    leave();
    const started = new AbortController();
    const { signal } = started;
    fetching.current = started;
    const settle = (outcome: FoundList) => {
      if (!signal.aborted) setFound(outcome);
    };
    try {
      const url = listAddress(typed, { keepsLoopback: practice });
      // A list that was never loaded is fetched like a new one.
      const known = useLists.getState().byUrl[url]?.current;
      if (known) return settle({ status: 'known', url });
      settle({ status: 'fetching', url });
      settle({ status: 'found', url, list: await fetchList(url, signal) });
    } catch (error) {
      settle({ status: 'failed', error });
    }
  };
  return { found, look, leave };
}
