import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { OpenRequest } from './openRequestSchema';
import { foundIn } from './storeActions';

/** The transaction of a request that was perhaps sent, once it was found on the network. */
export function useFoundRequest(request: OpenRequest | undefined): TransactionRecord | undefined {
  return useTransactions(({ records }) => request && foundIn(records, request));
}
