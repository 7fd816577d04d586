import type { Address } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { pairAddressOf } from '@/lib/chain/contracts/pairAddressOf';

/**
 * The address of the pair of two tokens of one chain, whether or not it is created yet.
 *
 * The order of the tokens makes no difference.
 */
export function pairAddress(a: Token, b: Token): Address {
  return pairAddressOf(a.chainId, a.address, b.address);
}
