import { type Address, zeroAddress } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { factoryAbi } from '@/lib/chain/contracts/abis/factory';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { hasNoUsableAnswer, type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { liquidityToken, type Pair } from './pair';
import { distinctTokens, type PairResult, reservesRead, type TokenChoice } from './pairResult';
import type { Pool } from './pool';
import { protocolFeeLiquidity } from './protocolFeeLiquidity';

/** Reads the factory's `feeTo`: the zero address while the protocol fee is off. */
export function feeToRead(chainId: ChainId | undefined) {
  if (chainId === undefined) return undefined;
  const { factory } = EXCHANGE_ADDRESSES[chainId];
  return { address: factory, abi: factoryAbi, functionName: 'feeTo' } as const;
}

/**
 * The reads of a pair's reserves and liquidity, by the names of their answers.
 *
 * @param isFeeOn - As {@link isProtocolFeeOn} returns it. What the protocol fee is computed from is
 *   not read while the fee is off.
 */
export function poolReads(choice: TokenChoice, isFeeOn: boolean | undefined) {
  return {
    reserves: reservesRead(choice),
    totalSupply: liquidityRead(choice, 'totalSupply'),
    kLastAnswer: isFeeOn === false ? undefined : liquidityRead(choice, 'kLast'),
  };
}

function liquidityRead<Name extends 'totalSupply' | 'kLast'>(
  choice: TokenChoice,
  functionName: Name,
) {
  const tokens = distinctTokens(choice);
  return tokens && ({ address: pairAddress(...tokens), abi: pairAbi, functionName } as const);
}

/** The read of an account's liquidity in a pair; undefined without the account or the pair. */
export function ownLiquidityRead(owner: Address | undefined, choice: TokenChoice) {
  const tokens = distinctTokens(choice);
  return tokens && balanceRead(owner, liquidityToken(...tokens));
}

/** The reads of the token balances of a pair's contract, of its first and its second token. */
export function pairBalanceReads(choice: TokenChoice) {
  const tokens = distinctTokens(choice);
  if (tokens === undefined) return { pairBalance0: undefined, pairBalance1: undefined };
  const pair = pairAddress(...tokens);
  return { pairBalance0: balanceRead(pair, tokens[0]), pairBalance1: balanceRead(pair, tokens[1]) };
}

/**
 * The state of a pool. The states without a pool are those of its pair.
 *
 * `failed`: its token does not report how much the pool holds.
 */
export type PoolResult =
  | Exclude<PairResult, { readonly status: 'exists' }>
  | { readonly status: 'failed'; readonly token: Token }
  | {
      readonly status: 'exists';
      readonly pool: Pool;
      /**
       * The liquidity of the account in the request; undefined without one, or while unknown.
       */
      readonly held: bigint | undefined;
    };

/** The answers about a pair's liquidity. An undefined answer is not known yet. */
type PoolAnswers = {
  readonly totalSupply: bigint | undefined;
  /** In the form of {@link protocolFeeLiquidity}. */
  readonly kLast: bigint | undefined;
  /** Those of {@link pairBalanceReads}; without them the balances are assumed to be the reserves. */
  readonly pairBalances?: readonly [ReadState<bigint>, ReadState<bigint>] | undefined;
  readonly held?: bigint | undefined;
};

/** The state of a pool from the answers of one block; loading until all of them are known. */
export function toPoolResult(result: PairResult, answers: PoolAnswers): PoolResult {
  if (result.status !== 'exists') return result;
  const { pair } = result;
  const { totalSupply, kLast, pairBalances, held } = answers;
  const failing = pairBalances?.findIndex(hasNoUsableAnswer);
  if (failing === 0 || failing === 1)
    return { status: 'failed', token: failing === 0 ? pair.token0 : pair.token1 };
  const { reserve0, reserve1 } = pair;
  const [balance0, balance1] = pairBalances?.map((state) => resultOf(state)) ?? [
    reserve0,
    reserve1,
  ];
  const supply = supplyOf(pair, { totalSupply, kLast });
  if (supply === undefined) return { status: 'loading' };
  if (balance0 === undefined || balance1 === undefined) return { status: 'loading' };
  return { status: 'exists', pool: { pair, supply, balance0, balance1 }, held };
}

/**
 * The liquidity that an addition or removal would find now: the total supply, plus the protocol fee
 * that the pair would mint first.
 *
 * @returns undefined until both answers are known.
 */
function supplyOf(
  { reserve0, reserve1 }: Pair,
  { totalSupply, kLast }: Pick<PoolAnswers, 'totalSupply' | 'kLast'>,
): bigint | undefined {
  if (totalSupply === undefined || kLast === undefined) return undefined;
  return totalSupply + protocolFeeLiquidity({ totalSupply, reserve0, reserve1, kLast });
}

/**
 * The product that the protocol fee is computed from: zero while the fee is off, whatever the pair
 * says; undefined until known.
 */
export function countedKLast(
  isFeeOn: boolean | undefined,
  kLastAnswer: ReadState<bigint>,
): bigint | undefined {
  if (isFeeOn === undefined) return undefined;
  return isFeeOn ? resultOf(kLastAnswer) : 0n;
}

/**
 * Whether pairs pay a protocol fee, from the state of {@link feeToRead}; undefined until known.
 */
export function isProtocolFeeOn(feeTo: ReadState<Address> | undefined): boolean | undefined {
  const address = resultOf(feeTo);
  return address === undefined ? undefined : address !== zeroAddress;
}
