import type { Address } from 'viem';
import { pairContract } from '@/lib/contracts/pairContract';
import type { Token } from '@/lib/tokens/token';

/**
 * The address of the pair of two tokens of one chain, whether or not it is created yet.
 *
 * The order of the tokens makes no difference.
 */
export function pairAddress(a: Token, b: Token): Address {
  return pairContract(a.chainId, a.address, b.address);
}
