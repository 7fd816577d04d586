import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import type { Hex } from 'viem';

/** What determines the addresses of the pairs of a chain. */
export type PairFactory = { readonly factory: Hex; readonly initCodeHash: Hex };

/**
 * The address of the pair of two tokens, in lower case (CREATE2).
 *
 * The document would grow by 5 KB with viem's own functions, which `pairAddress` uses.
 *
 * @param a - An address in lower case, as is `b`. Their order makes no difference.
 */
export function pairOf({ factory, initCodeHash }: PairFactory, a: Hex, b: Hex): Hex {
  const tokens = a < b ? [a, b] : [b, a];
  const salt = hashOf(tokens.map(digitsOf).join(''));
  const hash = hashOf(`ff${digitsOf(factory)}${salt}${digitsOf(initCodeHash)}`);
  return `0x${hash.slice(24)}`;
}

function hashOf(digits: string): string {
  return bytesToHex(keccak_256(hexToBytes(digits)));
}

function digitsOf(hex: Hex): string {
  return hex.slice(2);
}
