import { isAddress, isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { type Currency, nativeCurrency } from './currency';
import type { Token } from './token';

/**
 * The currency with an id among known tokens: AVAX in any case is the native coin, an address is a
 * token. Absent for any other id.
 */
export function findCurrency(
  chainId: ChainId,
  tokens: readonly Token[],
  id: string | undefined,
): Currency | undefined {
  if (id === undefined) return undefined;
  if (id.toUpperCase() === 'AVAX') return nativeCurrency(chainId);
  if (!isAddress(id, { strict: false })) return undefined;
  return tokens.find((token) => token.chainId === chainId && isAddressEqual(token.address, id));
}
