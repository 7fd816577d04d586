import type { Client } from 'viem';
import { multicall } from 'viem/actions';
import type { Token } from '@/lib/base/tokens/token';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { EmptyResultError } from '@/lib/chain/reads/readState';
import { type PairResult, toPairResult } from '@/lib/exchange/pairs/pairResult';

/** Reads the state of every pair that some tokens can form. */
export async function readPairs(client: Client, tokens: readonly Token[]): Promise<PairResult[]> {
  const tokenPairs = tokens.flatMap((a, index) =>
    tokens.slice(index + 1).map((b) => [a, b] as const),
  );
  const answers = await multicall(client, {
    contracts: tokenPairs.map(
      (pair) =>
        ({ address: pairAddress(...pair), abi: pairAbi, functionName: 'getReserves' }) as const,
    ),
    multicallAddress: MULTICALL3_ADDRESS,
  });
  return tokenPairs.map((pair, index) => {
    const result = answers[index]?.result;
    return result === undefined
      ? toPairResult(pair, { status: 'error', error: new EmptyResultError() })
      : toPairResult(pair, { status: 'success', result, blockNumber: 0n });
  });
}
