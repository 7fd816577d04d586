import type { Address } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { pairContract } from '@/lib/chain/contracts/pairContract';

/**
 * The address of the pair of two tokens of one chain, whether or not it is created yet.
 *
 * The order of the tokens makes no difference.
 */
export function pairAddress(a: Token, b: Token): Address {
  return pairContract(a.chainId, a.address, b.address);
}
