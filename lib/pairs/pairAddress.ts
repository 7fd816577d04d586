import { type Address, encodePacked, getCreate2Address, keccak256 } from 'viem';
import { EXCHANGE_ADDRESSES, PAIR_INIT_CODE_HASH } from '@/lib/chain/addresses';
import { sortsBefore, type Token } from '@/lib/tokens/token';

/** Two hashes cost 25 microseconds, and every block asks for the same pairs again. */
const knownAddresses = new Map<string, Address>();

/**
 * Where the pair of two tokens of one chain is, or would be once it is created (CREATE2).
 *
 * The order of the tokens makes no difference.
 */
export function pairAddress(a: Token, b: Token): Address {
  const [token0, token1] = sortsBefore(a, b) ? [a, b] : [b, a];
  const key = `${token0.chainId}:${token0.address}:${token1.address}`;
  const known = knownAddresses.get(key);
  if (known !== undefined) return known;
  const address = getCreate2Address({
    from: EXCHANGE_ADDRESSES[token0.chainId].factory,
    salt: keccak256(encodePacked(['address', 'address'], [token0.address, token1.address])),
    bytecodeHash: PAIR_INIT_CODE_HASH,
  });
  knownAddresses.set(key, address);
  return address;
}
