import type { Client } from 'viem';
import { fetchSlice } from '@/lib/chain/multicallSlice';
import type { ReadOutcome } from '@/lib/chain/readOutcome';
import { planReads } from '@/lib/chain/readPlan';
import type { Token } from '@/lib/tokens/token';
import { type PairResult, pairReads, type ReservesResult, toPairResult } from './reads';

/** What a chain says of every pair that some tokens can make. */
export async function readPairs(client: Client, tokens: readonly Token[]): Promise<PairResult[]> {
  const sought = tokens.flatMap((a, index) => tokens.slice(index + 1).map((b) => [a, b] as const));
  const { slices } = planReads(pairReads(sought));
  const read = await Promise.all(
    slices.map((slice) => fetchSlice(client, { ...slice, atLeast: 0n })),
  );
  const answers = read.flat();
  return sought.map((pair, index) => {
    const answer = answers[index];
    const outcome: ReadOutcome<ReservesResult> =
      answer?.status === 'result'
        ? { ...answer, status: 'success', result: answer.result as ReservesResult }
        : { status: 'error', error: answer?.error ?? new TypeError('No answer') };
    return toPairResult(pair, outcome);
  });
}
