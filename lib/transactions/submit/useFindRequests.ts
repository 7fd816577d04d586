import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { chainClient } from '@/lib/chain/rpc/clients';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { addSentForm } from '@/lib/transactions/forms/store';
import { isKnownToHistory } from '@/lib/transactions/history/isKnownToHistory';
import { useTransactions } from '@/lib/transactions/history/store';
import { walletRequestsAtom } from './atoms';
import { findSentTransaction } from './findSentTransaction';
import { keepSeenRequests, openRequests, seenRequests } from './openRequests';
import type { SendRequest } from './sendRequest';
import { isSame, useUnansweredRequests } from './store';
import {
  addKeptNonces,
  addKeptRequests,
  endRequest,
  foundIn,
  recordFound,
  updateUnansweredRequest,
} from './storeActions';

/**
 * Shares the requests whose end was not known when the document was loaded again. At each block it
 * looks whether an unanswered one, of any tab, was sent after all, and records it and its form.
 * Mount it once.
 */
export function useFindRequests(): void {
  const { requests } = useUnansweredRequests();
  const inWallet = useAtomValue(walletRequestsAtom);
  const chainId = useActiveChainId();
  const blockNumber = useBlockNumber(chainId);
  const isLooking = useRef(false);
  /** Whether a block came during a look; no other one may come after it. */
  const isDueAgain = useRef(false);
  const [round, lookAgain] = useReducer((count: number) => count + 1, 0);

  useNoteForms(requests);
  const addKept = useEffectEvent(() => addKeptRequests(inWallet));
  useEffect(() => addKept(), []);
  useEffect(() => {
    if (requests.length > 0) addKeptNonces();
  }, [requests]);

  const isOpen = useEffectEvent((request: SendRequest) => inWallet.some(isSame(request)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the look-up.
  useEffect(() => {
    const wanted = requests.filter((each) => each.chainId === chainId && !isOpen(each));
    if (blockNumber === undefined || wanted.length === 0) return;
    isDueAgain.current = isLooking.current;
    if (isLooking.current) return;
    isLooking.current = true;
    // What a node cannot answer is requested again at the next block.
    void Promise.allSettled(wanted.map((request) => look(request, blockNumber))).then(() => {
      isLooking.current = false;
      if (isDueAgain.current) lookAgain();
    });
  }, [requests, chainId, blockNumber, round]);
}

async function look(request: SendRequest, blockNumber: bigint): Promise<void> {
  const { chainId, isDismissed } = request;
  const looked = await findSentTransaction(chainClient(chainId), request, {
    blockNumber,
    // The user may have made the same request again, and it was answered.
    isKnown: (mined) => isKnownToHistory(withoutFound(request), chainId, mined),
  });
  if ('sent' in looked) recordFound(looked.sent, request);
  // Its place is taken, and the user does not see it in the wallet.
  else if (looked.isPassed && isDismissed) endRequest(request);
  else if (looked.nonce !== undefined && looked.nonce !== request.nonce) {
    const { nonce, hasUnseenNonce } = looked;
    updateUnansweredRequest(request, { nonce, ...(hasUnseenNonce && { hasUnseenNonce }) });
  }
}

/** The history without what another tab has found of this request meanwhile. */
function withoutFound(request: SendRequest) {
  const { records, cleared } = useTransactions.getState();
  const found = foundIn(records, request);
  return { records: records.filter((each) => each !== found), cleared };
}

/**
 * Notes in each tab, once a request was found or its wallet has answered another tab, that its form
 * was sent. This tab keeps which requests it knows, because both may happen while it is loaded
 * again.
 */
function useNoteForms(requests: readonly SendRequest[]): void {
  const [earlier] = useState(() => [...seenRequests(), ...openRequests()]);
  const before = useRef<readonly SendRequest[]>(earlier);
  useEffect(() => {
    useTransactions.readAgain();
    const { records } = useTransactions.getState();
    for (const request of before.current) {
      const isUnanswered = requests.some(isSame(request));
      const transaction = isUnanswered ? undefined : foundIn(records, request);
      if (transaction && request.form) {
        addSentForm({ ...request.form, transaction, status: 'pending' });
      }
    }
    before.current = requests;
    keepSeenRequests(requests);
  }, [requests]);
}
