import type { PublicClient } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/addresses';
import { type ReadOutcome, readFailure } from '@/lib/chain/readOutcome';
import type { Token } from '@/lib/tokens/token';
import { type PairResult, pairReads, type ReservesResult, toPairResult } from './reads';

/** What a chain says of every pair that some tokens can make. */
export async function readPairs(
  client: Pick<PublicClient, 'multicall'>,
  tokens: readonly Token[],
): Promise<PairResult[]> {
  const sought = tokens.flatMap((a, index) => tokens.slice(index + 1).map((b) => [a, b] as const));
  const calls = pairReads(sought).filter((call) => call !== undefined);
  const answers = await client.multicall({
    contracts: calls,
    multicallAddress: MULTICALL3_ADDRESS,
    allowFailure: true,
  });
  return sought.map((pair, index) => {
    const answer = answers[index];
    const outcome: ReadOutcome<ReservesResult> =
      answer?.status === 'success'
        ? { status: 'success', result: answer.result, blockNumber: 0n }
        : { status: 'error', error: readFailure(answer?.error) };
    return toPairResult(pair, outcome);
  });
}
