import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { recipientsOf, sentTo } from '@/lib/transactions/history/recipients/sentRecipients';
import { useKeepRecipients, useSentRecipients } from '@/lib/transactions/history/recipients/store';
import { isPending, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { useTraceableTransactions } from '@/lib/transactions/history/useTraceableTransactions';
import { comparedWithEarlier, type RecipientComparison } from './comparedWithEarlier';

/** The recipients of those of an account's transactions that are pending. */
function pendingRecipients(transactions: readonly TransactionRecord[]): readonly Address[] {
  return transactions.filter(isPending).flatMap(({ summary }) => sentTo(summary) ?? []);
}

/** What the account's own earlier sends say of a recipient; undefined without one. */
export function useRecipientComparison(
  chainId: ChainId | undefined,
  account: Address | undefined,
  recipient: Address | undefined,
): RecipientComparison | undefined {
  useKeepRecipients();
  const sent = useSentRecipients();
  const transactions = useTraceableTransactions(chainId, account);
  if (chainId === undefined || account === undefined || recipient === undefined) return undefined;
  const confirmed = recipientsOf(sent, { chainId, account });
  return comparedWithEarlier(
    recipient,
    { confirmed, pending: pendingRecipients(transactions) },
    account,
  );
}
