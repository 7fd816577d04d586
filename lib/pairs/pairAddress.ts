import type { Address } from 'viem';
import { pairContract } from '@/lib/contracts/pairContract';
import type { Token } from '@/lib/tokens/token';

/**
 * Where the pair of two tokens of one chain is, or would be once it is created.
 *
 * The order of the tokens makes no difference.
 */
export function pairAddress(a: Token, b: Token): Address {
  return pairContract(a.chainId, a.address, b.address);
}
