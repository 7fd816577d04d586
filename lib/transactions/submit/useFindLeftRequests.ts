import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { chainClient } from '@/lib/chain/rpc/clients';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { addSentForm } from '@/lib/transactions/forms/store';
import { addTransaction, useTransactions } from '@/lib/transactions/history/store';
import { isRecent } from '@/lib/transactions/history/transaction';
import { knowsMined } from '@/lib/transactions/history/transactionHistory';
import { leftRequestsAtom, walletRequestAtom } from './atoms';
import { lookFor } from './lookFor';
import { dropRequest, keepRequest, type OpenRequest, openRequests } from './openRequests';

/**
 * Restores the requests of the last 24 hours whose end was not known when the document was loaded
 * again. At each block it looks whether one of those that are left was sent after all, and records
 * it and its form. Mount it once.
 */
export function useFindLeftRequests(): void {
  const [left, setLeft] = useAtom(leftRequestsAtom);
  const asked = useAtomValue(walletRequestAtom);
  const chainId = useActiveChainId();
  const blockNumber = useBlockNumber(chainId);
  const isLooking = useRef(false);
  /** Whether a block came during a look; no other one may come after it. */
  const isDueAgain = useRef(false);

  const restore = useEffectEvent(() => {
    const isLeft = (request: OpenRequest) =>
      isRecent(request, Date.now()) && request.addedTime !== asked?.addedTime;
    setLeft(openRequests().filter(isLeft));
  });
  useEffect(() => restore(), []);

  const replace = (request: OpenRequest, now?: OpenRequest) => {
    if (now) keepRequest(now);
    else dropRequest(request);
    setLeft((all) => all.flatMap((each) => (each === request ? (now ?? []) : [each])));
  };
  const look = useEffectEvent(async (request: OpenRequest, block: bigint) => {
    const { chainId: askedOn } = request;
    const looked = await lookFor(chainClient(askedOn), request, {
      blockNumber: block,
      // The user may have made the same request again, and it was answered.
      isKnown: (mined) => knowsMined(useTransactions.getState(), askedOn, mined),
    });
    if ('sent' in looked) {
      addTransaction(looked.sent);
      if (request.form) {
        addSentForm({ ...request.form, transaction: looked.sent, status: 'pending' });
      }
      replace(request);
    } else if (looked.open !== request) replace(request, looked.open);
  });
  useEffect(() => {
    const wanted = left.filter((request) => request.chainId === chainId);
    if (blockNumber === undefined || wanted.length === 0) return;
    isDueAgain.current = isLooking.current;
    if (isLooking.current) return;
    isLooking.current = true;
    // What a node cannot tell is asked again at the next block.
    void Promise.allSettled(wanted.map((request) => look(request, blockNumber))).then(() => {
      isLooking.current = false;
      if (isDueAgain.current) setLeft((all) => [...all]);
    });
  }, [left, chainId, blockNumber, setLeft]);
}
