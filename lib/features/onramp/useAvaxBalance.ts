import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { useBalanceReads } from '@/lib/holdings/wallet/useBalances';

export const AVAX = nativeCurrency(AVALANCHE);

/** The balance of an account, in wei, and the block in which it was first read. */
type AvaxBalance = { readonly balance: bigint; readonly block: bigint };

/** What an account has now; undefined while that is unknown, or while it can't be read again. */
export function useAvaxBalance(account: Address): AvaxBalance | undefined {
  const [state] = useBalanceReads(AVALANCHE, account, [AVAX]);
  return state?.status === 'success'
    ? { balance: state.result, block: state.blockNumber }
    : undefined;
}
