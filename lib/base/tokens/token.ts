import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';

/** The most decimals of a token whose amounts can be shown. */
export const MAX_TOKEN_DECIMALS = 36;

/** A label from a token list. */
export type TokenTag = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
};

/**
 * An ERC-20 token on one chain.
 *
 * `address` is checksummed; `decimals` is from 0 to 36, and the smallest unit is 10^-decimals.
 */
export type Token = {
  readonly type: 'token';
  readonly chainId: ChainId;
  readonly address: Address;
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
  readonly logoURI?: string;
  readonly tags?: readonly TokenTag[];
};

/** Whether two tokens are the same contract on the same chain, whatever their names. */
export function isSameToken(a: Token, b: Token): boolean {
  // Prices compare thousands of tokens: viem's comparison, which checks both, is many times slower.
  return a.chainId === b.chainId && a.address.toLowerCase() === b.address.toLowerCase();
}

/**
 * Whether `a` comes before `b` in a pair's canonical order: by address as a number, as the factory
 * contract sorts `token0` and `token1`.
 */
export function sortsBefore(a: Token, b: Token): boolean {
  return a.address.toLowerCase() < b.address.toLowerCase();
}

/** Two tokens in the canonical order of their pair. */
export function sortedPair(a: Token, b: Token): readonly [Token, Token] {
  return sortsBefore(a, b) ? [a, b] : [b, a];
}
