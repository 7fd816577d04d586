import { type Address, encodePacked, getCreate2Address, keccak256 } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { EXCHANGE_ADDRESSES, PAIR_INIT_CODE_HASH } from './addresses';

/** Two hashes cost 25 microseconds, and every block needs the same pairs again. */
const knownAddresses = new Map<string, Address>();

/**
 * The address of the pair of two tokens, whether or not it is created yet (CREATE2).
 *
 * The order of the tokens makes no difference.
 */
export function pairAddressOf(chainId: ChainId, a: Address, b: Address): Address {
  const [token0, token1] = a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a];
  const key = `${chainId}:${token0}:${token1}`.toLowerCase();
  const known = knownAddresses.get(key);
  if (known !== undefined) return known;
  const address = getCreate2Address({
    from: EXCHANGE_ADDRESSES[chainId].factory,
    salt: keccak256(encodePacked(['address', 'address'], [token0, token1])),
    bytecodeHash: PAIR_INIT_CODE_HASH,
  });
  knownAddresses.set(key, address);
  return address;
}
