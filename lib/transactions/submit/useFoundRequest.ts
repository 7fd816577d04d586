import { isAddressEqual } from 'viem';
import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { OpenRequest } from './openRequests';

/** The transaction of a request that was perhaps sent, once it was found on the network. */
export function useFoundRequest(request: OpenRequest | undefined): TransactionRecord | undefined {
  return useTransactions(
    ({ records }) =>
      request &&
      records.find(
        ({ addedTime, chainId, from }) =>
          addedTime === request.addedTime &&
          chainId === request.chainId &&
          isAddressEqual(from, request.from),
      ),
  );
}
