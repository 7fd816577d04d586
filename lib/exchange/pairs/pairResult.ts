import { amountOf } from '@/lib/base/amounts/amount';
import { isSameToken, sortedPair, type Token } from '@/lib/base/tokens/token';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { EmptyResultError, type ReadState } from '@/lib/chain/reads/readState';
import { type Pair, pairOf } from './pair';

/** The two tokens of a pair lookup. A token is undefined while a user has not chosen it. */
export type TokenChoice = readonly [Token | undefined, Token | undefined];

type ReservesCall = ContractCall<typeof pairAbi, 'getReserves'>;

/** The result of `getReserves()`: both reserves, and the second of their last change. */
export type ReservesResult = readonly [
  reserve0: bigint,
  reserve1: bigint,
  blockTimestampLast: number,
];

/**
 * The state of a pair.
 *
 * `invalid`: there is nothing to look up, because a token is missing or both are the same.
 * `absent`: the pair has not been created. A created pair exists even while its reserves are
 * empty.
 */
export type PairResult =
  | { readonly status: 'invalid' | 'loading' | 'absent' }
  | { readonly status: 'exists'; readonly pair: Pair };

/** The read of a pair's reserves; undefined for tokens that can't form a pair. */
export function reservesRead(choice: TokenChoice): ReservesCall | undefined {
  const tokens = distinctTokens(choice);
  return tokens && { address: pairAddress(...tokens), abi: pairAbi, functionName: 'getReserves' };
}

/**
 * A pair, from the state of its read.
 *
 * Only an empty answer means that there is no pair. After any other failure it stays `loading` and
 * is read again: showing it as missing would invite people to create it at their own price.
 */
export function toPairResult(choice: TokenChoice, state: ReadState<ReservesResult>): PairResult {
  const tokens = distinctTokens(choice);
  if (tokens === undefined || state.status === 'invalid') return { status: 'invalid' };
  if (state.status === 'loading') return { status: 'loading' };
  if (state.status === 'error')
    return { status: state.error instanceof EmptyResultError ? 'absent' : 'loading' };
  const [reserve0, reserve1] = state.result;
  const [token0, token1] = tokens;
  return { status: 'exists', pair: pairOf(amountOf(token0, reserve0), amountOf(token1, reserve1)) };
}

/** The two tokens in the pair's order, if they can form a pair: different tokens of one chain. */
export function distinctTokens([a, b]: TokenChoice): readonly [Token, Token] | undefined {
  if (a === undefined || b === undefined || a.chainId !== b.chainId || isSameToken(a, b))
    return undefined;
  return sortedPair(a, b);
}
