import { type Address, isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import type { TransactionRecord } from './transaction';

type Owner = { readonly chainId: ChainId; readonly account: Address };

/** The tokens that an account has approved from this device, newest first; some more than once. */
export function approvedTokens(
  records: readonly TransactionRecord[],
  { chainId, account }: Owner,
): readonly Token[] {
  return records
    .filter((record) => record.chainId === chainId && isAddressEqual(record.from, account))
    .flatMap(({ summary }) =>
      summary.type === 'approve' || summary.type === 'revoke' ? [summary.token] : [],
    );
}
