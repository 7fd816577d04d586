import { type Address, zeroAddress } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import { factoryAbi } from '@/lib/contracts/abis/factory';
import { pairAbi } from '@/lib/contracts/abis/pair';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { ContractCall } from '@/lib/contracts/contractCall';
import type { ChainId } from '@/lib/networks/network';
import { EmptyResultError, type ReadOutcome, resultOf } from '@/lib/reads/readOutcome';
import { isSameToken, sortedPair, type Token } from '@/lib/tokens/token';
import { type Pair, pairOf } from './pair';
import { pairAddress } from './pairAddress';
import type { Pool } from './pool';
import { protocolFeeLiquidity } from './protocolFee';

/** The two tokens that a pair is looked up for; absent while a person has not chosen one. */
export type TokenChoice = readonly [Token | undefined, Token | undefined];

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
export function pairReads(choices: readonly TokenChoice[]): (ReservesCall | undefined)[] {
  return choices.map((choice) => {
    const tokens = distinctTokens(choice);
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
  choice: TokenChoice,
  outcome: ReadOutcome<ReservesResult>,
): PairResult {
  const tokens = distinctTokens(choice);
  if (tokens === undefined || outcome.status === 'invalid') return { status: 'invalid' };
  if (outcome.status === 'loading') return { status: 'loading' };
  if (outcome.status === 'error')
    return { status: outcome.error instanceof EmptyResultError ? 'notExists' : 'loading' };
  const [reserve0, reserve1] = outcome.result;
  const [token0, token1] = tokens;
  return { status: 'exists', pair: pairOf(amountOf(token0, reserve0), amountOf(token1, reserve1)) };
}

/** Reads the factory's `feeTo`: the zero address while the protocol fee is off. */
export function feeToRead(chainId: ChainId | undefined) {
  if (chainId === undefined) return undefined;
  const { factory } = EXCHANGE_ADDRESSES[chainId];
  return { address: factory, abi: factoryAbi, functionName: 'feeTo' } as const;
}

/** The read of one figure of a pair's liquidity; absent for tokens that make no pair. */
export function liquidityRead<Name extends 'totalSupply' | 'kLast'>(
  choice: TokenChoice,
  functionName: Name,
) {
  const tokens = distinctTokens(choice);
  return tokens && ({ address: pairAddress(...tokens), abi: pairAbi, functionName } as const);
}

/** The reads of what the contract of a pair holds of its tokens, in the pair's order. */
export function holdingReads(choice: TokenChoice) {
  const tokens = distinctTokens(choice);
  if (tokens === undefined) return [undefined, undefined] as const;
  const args = [pairAddress(...tokens)] as const;
  const holding = ({ address }: Token) =>
    ({ address, abi: erc20Abi, functionName: 'balanceOf', args }) as const;
  return [holding(tokens[0]), holding(tokens[1])] as const;
}

/** What is known of a pool; the states without one are those of its pair. */
export type PoolResult =
  | Exclude<PairResult, { readonly status: 'exists' }>
  | { readonly status: 'exists'; readonly pool: Pool };

/** What was read about the liquidity of a pair; an absent figure is not known yet. */
export type PoolFigures = {
  readonly totalSupply: bigint | undefined;
  /** As {@link protocolFeeLiquidity} takes it. */
  readonly kLast: bigint | undefined;
};

/**
 * What the outcomes of a pool's reads say of the pool, which is loading until all of them are known;
 * it is taken to hold its reserves.
 */
export function toPoolResult(result: PairResult, figures: PoolFigures): PoolResult {
  if (result.status !== 'exists') return result;
  const { pair } = result;
  const { totalSupply, kLast } = figures;
  if (totalSupply === undefined || kLast === undefined) return { status: 'loading' };
  const { reserve0, reserve1 } = pair;
  const protocolFee = protocolFeeLiquidity({ totalSupply, reserve0, reserve1, kLast });
  const supply = totalSupply + protocolFee;
  return { status: 'exists', pool: { pair, supply, held0: reserve0, held1: reserve1 } };
}

/** Whether pairs pay a protocol fee, by the outcome of {@link feeToRead}; absent until it is known. */
export function isProtocolFeeOn(feeTo: ReadOutcome<Address> | undefined): boolean | undefined {
  const address = resultOf(feeTo);
  return address === undefined ? undefined : address !== zeroAddress;
}

/** The two tokens in the pair's order, when they can make a pair: two, of one chain, not the same. */
function distinctTokens([a, b]: TokenChoice): readonly [Token, Token] | undefined {
  if (a === undefined || b === undefined || a.chainId !== b.chainId || isSameToken(a, b))
    return undefined;
  return sortedPair(a, b);
}
