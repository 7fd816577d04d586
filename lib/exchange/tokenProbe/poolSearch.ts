import { decodeFunctionResult, isAddressEqual } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { tradeBases } from '@/lib/base/tokens/baseTokens';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { type Pair, pairOf, reservesFrom } from '@/lib/exchange/pairs/pair';
import type { CallResult, SimulationCall } from '@/lib/transactions/simulation/simulation';

/** A pool of a probed token with a base. */
export type ProbedPool = { readonly pair: Pair; readonly base: Token };

/** The calls that read the reserves of a token with each base; pools need not exist. */
export function poolSearchCalls(token: Token): readonly SimulationCall[] {
  return basesOf(token).map((base) => ({ ...reservesCall(token, base), mayFail: true }));
}

/**
 * The pools of a token with each base, those with the most of the token first. Pools with less than
 * one whole unit of the base come last, because anyone can make one at any price for almost
 * nothing.
 */
export function poolsByDepth(token: Token, results: readonly CallResult[]): readonly ProbedPool[] {
  const pools = basesOf(token).flatMap((base, index) => {
    const pair = readPair([token, base], results[index]);
    return pair && pair.reserve0 > 0n && pair.reserve1 > 0n ? [{ pair, base }] : [];
  });
  const depth = ({ pair }: ProbedPool) => reservesFrom(pair, token).reserveIn;
  return pools.toSorted(
    (a, b) => Number(isWorthless(a)) - Number(isWorthless(b)) || Number(depth(b) - depth(a)),
  );
}

function isWorthless({ pair, base }: ProbedPool): boolean {
  return reservesFrom(pair, base).reserveIn < 10n ** BigInt(base.decimals);
}

/** The call that reads the reserves of two tokens. */
export function reservesCall(a: Token, b: Token): SimulationCall {
  return { address: pairAddress(a, b), abi: pairAbi, functionName: 'getReserves' };
}

/** The pair of two tokens as {@link reservesCall} returned it; undefined when it does not exist. */
export function readPair(
  [a, b]: readonly [Token, Token],
  result: CallResult | undefined,
): Pair | undefined {
  if (result?.status !== 'succeeded' || result.data === '0x') return undefined;
  const [reserve0, reserve1] = decodeFunctionResult({
    abi: pairAbi,
    functionName: 'getReserves',
    data: result.data,
  });
  const [token0, token1] = sortedPair(a, b);
  return pairOf(amountOf(token0, reserve0), amountOf(token1, reserve1));
}

function basesOf(token: Token): readonly Token[] {
  return tradeBases(token.chainId).filter(({ address }) => !isAddressEqual(address, token.address));
}
