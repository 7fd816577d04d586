import { amountOf } from '@/lib/amounts/amount';
import { pairAbi } from '@/lib/chain/abis/pair';
import type { ContractCall } from '@/lib/chain/contractCall';
import { EmptyResultError, type ReadOutcome } from '@/lib/chain/readOutcome';
import { isSameToken, sortsBefore, type Token } from '@/lib/tokens/token';
import { type Pair, pairOf } from './pair';
import { pairAddress } from './pairAddress';

/** The two tokens that a pair is looked up for; absent while a person has not chosen one. */
export type SoughtTokens = readonly [Token | undefined, Token | undefined];

type ReservesCall = ContractCall<typeof pairAbi, 'getReserves'>;

/** What `getReserves()` returns: both reserves, and the second in which they last changed. */
export type ReservesResult = readonly [
  reserve0: bigint,
  reserve1: bigint,
  blockTimestampLast: number,
];

/**
 * What is known of a pair.
 *
 * `invalid`: there is nothing to look up, because a token is missing or both are the same.
 * `notExists`: the pair has not been created. A pair that was created exists, even while its
 * reserves are empty.
 */
export type PairResult =
  | { readonly status: 'invalid' | 'loading' | 'notExists' }
  | { readonly status: 'exists'; readonly pair: Pair };

/** The read of each pair's reserves, in order; absent for tokens that make no pair. */
export function pairReads(soughtPairs: readonly SoughtTokens[]): (ReservesCall | undefined)[] {
  return soughtPairs.map((sought) => {
    const tokens = distinctTokens(sought);
    return tokens && { address: pairAddress(...tokens), abi: pairAbi, functionName: 'getReserves' };
  });
}

/**
 * What the outcome of a pair's read says of the pair.
 *
 * Only an empty answer says that there is no pair. Any other failure is asked again and stays
 * `loading`: taken for a missing pair, it would invite to create one at a price of one's own.
 */
export function toPairResult(
  sought: SoughtTokens,
  outcome: ReadOutcome<ReservesResult>,
): PairResult {
  const tokens = distinctTokens(sought);
  if (tokens === undefined || outcome.status === 'invalid') return { status: 'invalid' };
  if (outcome.status === 'loading') return { status: 'loading' };
  if (outcome.status === 'error')
    return { status: outcome.error instanceof EmptyResultError ? 'notExists' : 'loading' };
  const [reserve0, reserve1] = outcome.result;
  const [token0, token1] = tokens;
  return { status: 'exists', pair: pairOf(amountOf(token0, reserve0), amountOf(token1, reserve1)) };
}

/** The two tokens in the pair's order, when they can make a pair: two, of one chain, not the same. */
function distinctTokens([a, b]: SoughtTokens): readonly [Token, Token] | undefined {
  if (a === undefined || b === undefined || a.chainId !== b.chainId || isSameToken(a, b))
    return undefined;
  return sortsBefore(a, b) ? [a, b] : [b, a];
}
