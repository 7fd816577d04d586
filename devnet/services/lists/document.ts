import { type Address, getAddress, keccak256, slice, stringToHex } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';

/** A token in the document of a list. */
export type ListedToken = {
  readonly chainId: number;
  readonly address: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly logoURI?: string;
  readonly tags?: readonly string[];
};

/** The document of a list, as its publisher writes it. */
export type ListDocument = {
  readonly name: string;
  readonly timestamp: string;
  readonly version: { readonly major: number; readonly minor: number; readonly patch: number };
  readonly tokens: readonly ListedToken[];
};

/** The document of a list at a version such as '1.2.3'. */
export function listDocument(
  name: string,
  tokens: readonly ListedToken[],
  version = '1.0.0',
): ListDocument {
  const [major = 1, minor = 0, patch = 0] = version.split('.').map(Number);
  return { name, timestamp: '2026-01-01T00:00:00+00:00', version: { major, minor, patch }, tokens };
}

/** Tokens that exist only in lists. There is no contract at their addresses. */
export function madeUpTokens(list: string, count: number, chainId: ChainId = 43114): ListedToken[] {
  return Array.from({ length: count }, (_none, index) => ({
    chainId,
    address: madeUpAddress(`${list} ${index}`),
    symbol: `${list.toUpperCase()}${index + 1}`,
    name: `Made up ${list} ${index + 1}`,
    decimals: 18,
  }));
}

function madeUpAddress(seed: string): Address {
  return getAddress(slice(keccak256(stringToHex(seed)), 12));
}
