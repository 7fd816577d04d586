import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { chainClient } from '@/lib/chain/rpc/clients';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { addSentForm } from '@/lib/transactions/forms/store';
import { useTransactions } from '@/lib/transactions/history/store';
import { knowsMined } from '@/lib/transactions/history/transactionHistory';
import { walletRequestAtom } from './atoms';
import { lookFor } from './lookFor';
import type { OpenRequest } from './openRequestSchema';
import { useLeftRequests } from './store';
import {
  endRequest,
  foundIn,
  leaveKeptRequests,
  recordFound,
  updateLeftRequest,
} from './storeActions';

/**
 * Leaves the requests whose end was not known when the document was loaded again. At each block it
 * looks whether one of those that are left, in any tab, was sent after all, and records it and its
 * form. Mount it once.
 */
export function useFindLeftRequests(): void {
  const { requests } = useLeftRequests();
  const asked = useAtomValue(walletRequestAtom);
  const chainId = useActiveChainId();
  const blockNumber = useBlockNumber(chainId);
  const isLooking = useRef(false);
  /** Whether a block came during a look; no other one may come after it. */
  const isDueAgain = useRef(false);
  const [round, lookAgain] = useReducer((count: number) => count + 1, 0);

  const leaveKept = useEffectEvent(() => leaveKeptRequests(asked));
  useEffect(() => leaveKept(), []);
  useNoteForms(requests);

  const isAsked = useEffectEvent(({ addedTime }: OpenRequest) => addedTime === asked?.addedTime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round looks again at the same.
  useEffect(() => {
    const wanted = requests.filter((each) => each.chainId === chainId && !isAsked(each));
    if (blockNumber === undefined || wanted.length === 0) return;
    isDueAgain.current = isLooking.current;
    if (isLooking.current) return;
    isLooking.current = true;
    // What a node cannot tell is asked again at the next block.
    void Promise.allSettled(wanted.map((request) => look(request, blockNumber))).then(() => {
      isLooking.current = false;
      if (isDueAgain.current) lookAgain();
    });
  }, [requests, chainId, blockNumber, round]);
}

async function look(request: OpenRequest, blockNumber: bigint): Promise<void> {
  const { chainId, isDismissed } = request;
  const looked = await lookFor(chainClient(chainId), request, {
    blockNumber,
    // The user may have made the same request again, and it was answered.
    isKnown: (mined) => knowsMined(withoutFound(request), chainId, mined),
  });
  if ('sent' in looked) recordFound(looked.sent, request);
  // Its place is taken, and the user does not see it in the wallet.
  else if (looked.isPassed && isDismissed) endRequest(request);
  else if (looked.nonce !== undefined && looked.nonce !== request.nonce) {
    updateLeftRequest(request, { nonce: looked.nonce });
  }
}

/** The history without what another tab has found of this request meanwhile. */
function withoutFound(request: OpenRequest) {
  const { records, cleared } = useTransactions.getState();
  const found = foundIn(records, request);
  return { records: records.filter((each) => each !== found), cleared };
}

/** Notes in each tab, once a request was found, that its form was sent. */
function useNoteForms(requests: readonly OpenRequest[]): void {
  const before = useRef(requests);
  useEffect(() => {
    const { records } = useTransactions.getState();
    for (const request of before.current) {
      const isStillLeft = requests.some(({ addedTime }) => addedTime === request.addedTime);
      const transaction = isStillLeft ? undefined : foundIn(records, request);
      if (transaction && request.form) {
        addSentForm({ ...request.form, transaction, status: 'pending' });
      }
    }
    before.current = requests;
  }, [requests]);
}
