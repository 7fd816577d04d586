import { useSetAtom } from 'jotai';
import { useConfig } from 'wagmi';
import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { abandonRequestsAtom, beginRequestAtom, closeRequestAtom } from './atoms';
import { recordNonce } from './openRequests';
import type { SendRequest } from './sendRequest';
import { addPerhapsSent, endRequest, foundIn, updateUnansweredRequest } from './storeActions';
import { type WalletConnection, walletConnection } from './walletConnection';

/** Records the course of a request to send, from the moment the wallet has it. */
export function useRequestLog() {
  const begin = useSetAtom(beginRequestAtom);
  const close = useSetAtom(closeRequestAtom);
  const abandon = useSetAtom(abandonRequestsAtom);
  const end = (request: SendRequest) => {
    close(request);
    endRequest(request);
  };
  return {
    /** The wallet is being asked. */
    begin,
    /** The next nonce, read before the request, is known now. */
    recordNonce: (request: SendRequest, nonce: number) => {
      recordNonce(request, nonce);
      updateUnansweredRequest(request, { nonce });
    },
    /** It was sent, or surely not. */
    end,
    /** The user says that the wallet of this connection does not show the open one. */
    dismiss: (connection: WalletConnection | undefined) => {
      connection?.dismissRequest();
      abandon({ isDismissed: true });
    },
    /** The wallet's answer does not say whether it was sent. */
    recordPerhapsSent: (request: SendRequest) => {
      close(request);
      addPerhapsSent(request);
    },
  };
}

/** Dismisses the open request, because the user says that the wallet does not show it. */
export function useDismissRequest(): () => void {
  const config = useConfig();
  const { dismiss } = useRequestLog();
  return () => dismiss(walletConnection(config));
}

/** The transaction of a request that was perhaps sent, once it was found on the network. */
export function useFoundRequest(request: SendRequest | undefined): TransactionRecord | undefined {
  return useTransactions(({ records }) => request && foundIn(records, request));
}
