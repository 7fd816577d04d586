import { atom, useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { retryNow } from '@/lib/chain/reads/retryNow';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { checkEndpoint, type EndpointProblem } from '@/lib/chain/rpc/checkEndpoint';
import { chooseOwnEndpoint, useOwnEndpoints } from '@/lib/chain/rpc/store';

/** What was typed as the endpoint of each chain and is not in use; it outlives the dialog. */
const endpointDraftsAtom = atom<Readonly<Partial<Record<ChainId, string>>>>({});

type EndpointCheckState =
  | { readonly status: 'none' }
  | { readonly status: 'checking' }
  | { readonly status: 'unusable'; readonly problem: EndpointProblem };

const NO_CHECK: EndpointCheckState = { status: 'none' };

/**
 * The user's own endpoint of a chain, and the field that sets it. A typed address is used once its
 * check has succeeded. An edit or leaving the form ends the check.
 */
export function useEndpointForm(chainId: ChainId) {
  const inUse = useOwnEndpoints((own) => own[chainId]);
  const knownBlock = useBlockNumber(chainId);
  const [drafts, setDrafts] = useAtom(endpointDraftsAtom);
  const [checkState, setCheckState] = useState(NO_CHECK);
  const latest = useRef<AbortController>(undefined);
  const setDraft = (text: string | undefined) => setDrafts({ ...drafts, [chainId]: text });
  useEffect(
    () => () => {
      latest.current?.abort();
    },
    [],
  );

  const choose = (url: string | null) => {
    latest.current?.abort();
    setDraft(undefined);
    setCheckState(NO_CHECK);
    chooseOwnEndpoint(chainId, url);
    retryNow(chainId);
  };
  const text = drafts[chainId] ?? inUse ?? '';
  const check = async () => {
    if (checkState.status === 'checking') return;
    const own = new AbortController();
    latest.current = own;
    setCheckState({ status: 'checking' });
    const url = text.trim();
    const { signal } = own;
    const found = await checkEndpoint(url, chainId, { knownBlock, signal }).catch(() => undefined);
    if (found === undefined || signal.aborted) return;
    if (found.status === 'usable') choose(url);
    else setCheckState({ status: 'unusable', problem: found.problem });
  };
  return {
    inUse,
    text,
    checkState,
    check,
    remove: () => choose(null),
    edit: (typed: string) => {
      latest.current?.abort();
      setCheckState(NO_CHECK);
      setDraft(typed);
    },
  };
}
