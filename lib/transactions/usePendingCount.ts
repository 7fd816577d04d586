import { isAddressEqual } from 'viem';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import { useTransactions } from './store';
import { isPending } from './transaction';

/** How many transactions of the account are pending on the chain shown. */
export function usePendingCount(): number {
  const chainId = useActiveChainId();
  const account = useAddress();
  const records = useTransactions((history) => history.records);
  if (account === undefined) return 0;
  return records.filter(
    (record) =>
      record.chainId === chainId && isAddressEqual(record.from, account) && isPending(record),
  ).length;
}
