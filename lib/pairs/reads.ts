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

/** The two tokens of a pair lookup. A token is absent while a user has not chosen it. */
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
 * `notExists`: the pair has not been created. A created pair exists even while its reserves are
 * empty.
 */
export type PairResult =
  | { readonly status: 'invalid' | 'loading' | 'notExists' }
  | { readonly status: 'exists'; readonly pair: Pair };

/** The read of each pair's reserves, in order; absent for tokens that can't form a pair. */
export function pairReads(choices: readonly TokenChoice[]): (ReservesCall | undefined)[] {
  return choices.map((choice) => {
    const tokens = distinctTokens(choice);
    return tokens && { address: pairAddress(...tokens), abi: pairAbi, functionName: 'getReserves' };
  });
}

/**
 * The state of a pair from the outcome of its read.
 *
 * Only an empty answer means that there is no pair. After any other failure it stays `loading` and
 * is read again: showing it as missing would invite people to create it at their own price.
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

/** The read of one figure of a pair's liquidity; absent for tokens that can't form a pair. */
export function liquidityRead<Name extends 'totalSupply' | 'kLast'>(
  choice: TokenChoice,
  functionName: Name,
) {
  const tokens = distinctTokens(choice);
  return tokens && ({ address: pairAddress(...tokens), abi: pairAbi, functionName } as const);
}

/** The reads of the token balances of a pair's contract, in the pair's order. */
export function holdingReads(choice: TokenChoice) {
  const tokens = distinctTokens(choice);
  if (tokens === undefined) return [undefined, undefined] as const;
  const args = [pairAddress(...tokens)] as const;
  const holding = ({ address }: Token) =>
    ({ address, abi: erc20Abi, functionName: 'balanceOf', args }) as const;
  return [holding(tokens[0]), holding(tokens[1])] as const;
}

/** The state of a pool. The states without a pool are those of its pair. */
export type PoolResult =
  | Exclude<PairResult, { readonly status: 'exists' }>
  | { readonly status: 'exists'; readonly pool: Pool };

/** The liquidity figures of a pair. An absent figure is not known yet. */
export type PoolFigures = {
  readonly totalSupply: bigint | undefined;
  /** In the form of {@link protocolFeeLiquidity}. */
  readonly kLast: bigint | undefined;
};

/**
 * The state of a pool from the outcomes of its reads; loading until all of them are known. Its
 * balances are assumed to be its reserves.
 */
export function toPoolResult(result: PairResult, figures: PoolFigures): PoolResult {
  if (result.status !== 'exists') return result;
  const { pair } = result;
  const { totalSupply, kLast } = figures;
  if (totalSupply === undefined || kLast === undefined) return { status: 'loading' };
  const { reserve0, reserve1 } = pair;
  const protocolFee = protocolFeeLiquidity({ totalSupply, reserve0, reserve1, kLast });
  const supply = totalSupply + protocolFee;
  return { status: 'exists', pool: { pair, supply, balance0: reserve0, balance1: reserve1 } };
}

/** Whether pairs pay a protocol fee, from the outcome of {@link feeToRead}; absent until known. */
export function isProtocolFeeOn(feeTo: ReadOutcome<Address> | undefined): boolean | undefined {
  const address = resultOf(feeTo);
  return address === undefined ? undefined : address !== zeroAddress;
}

/** The two tokens in the pair's order, if they can form a pair: different tokens of one chain. */
function distinctTokens([a, b]: TokenChoice): readonly [Token, Token] | undefined {
  if (a === undefined || b === undefined || a.chainId !== b.chainId || isSameToken(a, b))
    return undefined;
  return sortedPair(a, b);
}
