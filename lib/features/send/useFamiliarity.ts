import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { recipientsOf } from '@/lib/transactions/history/recipients/sentRecipients';
import { useSentRecipients } from '@/lib/transactions/history/recipients/store';
import { useKeepRecipients } from '@/lib/transactions/history/recipients/useKeepRecipients';
import { useAccountTransactions } from '@/lib/transactions/history/useAccountTransactions';
import { type Familiarity, familiarity, pendingRecipients } from './familiarity';

/** What the account's own earlier sends say of a recipient; undefined without one. */
export function useFamiliarity(
  chainId: ChainId | undefined,
  account: Address | undefined,
  recipient: Address | undefined,
): Familiarity | undefined {
  useKeepRecipients();
  const sent = useSentRecipients();
  const transactions = useAccountTransactions(chainId, account);
  if (chainId === undefined || account === undefined || recipient === undefined) return undefined;
  const confirmed = recipientsOf(sent, { chainId, account });
  return familiarity(recipient, { confirmed, pending: pendingRecipients(transactions) }, account);
}
