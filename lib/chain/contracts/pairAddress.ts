import { type Address, encodePacked, getCreate2Address, keccak256 } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES, PAIR_INIT_CODE_HASH } from './addresses';

/** The contract of a token, on its chain. */
type TokenContract = Pick<Token, 'chainId' | 'address'>;

/** Two hashes cost 25 microseconds, and every block needs the same pairs again. */
const knownAddresses = new Map<string, Address>();

/**
 * The address of the pair of two tokens of one chain, whether or not it is created yet (CREATE2).
 *
 * The order of the tokens makes no difference.
 */
export function pairAddress(a: TokenContract, b: TokenContract): Address {
  const { chainId } = a;
  const [token0, token1] =
    a.address.toLowerCase() < b.address.toLowerCase()
      ? [a.address, b.address]
      : [b.address, a.address];
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
