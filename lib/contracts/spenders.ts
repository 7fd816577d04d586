import { type Address, isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { EXCHANGE_ADDRESSES } from './addresses';

/** Whether a contract is one that this site asks people to approve: the exchange's router. */
export function isExchangeSpender(chainId: ChainId, spender: Address): boolean {
  return exchangeSpenders(chainId).some((own) => isAddressEqual(own, spender));
}

/**
 * The contracts that this site asks people to approve. A feature that has another contract take
 * tokens adds it here, and nowhere else.
 */
export function exchangeSpenders(chainId: ChainId): readonly Address[] {
  return [EXCHANGE_ADDRESSES[chainId].router];
}
