import { useMemo } from 'react';
import type { Address } from 'viem';
import { useTransactions } from '@/lib/history/store';
import type { ChainId } from '@/lib/networks/network';
import { earlierRecipients, type Familiarity, familiarity } from './earlierRecipients';

/** What the account's own earlier sends say of a recipient; undefined without one. */
export function useFamiliarity(
  chainId: ChainId | undefined,
  account: Address | undefined,
  recipient: Address | undefined,
): Familiarity | undefined {
  const { records } = useTransactions();
  return useMemo(() => {
    if (chainId === undefined || account === undefined || recipient === undefined) return undefined;
    return familiarity(recipient, earlierRecipients(records, { chainId, account }), account);
  }, [records, chainId, account, recipient]);
}
