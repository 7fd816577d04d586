import { hexToBigInt, isHex } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { recordSuccess } from '@/lib/chain/rpc/endpointHealth';
import { askEndpoints } from '@/lib/chain/rpc/endpoints';
import { withSecondOpinion } from '@/lib/chain/rpc/secondOpinion';
import { UndecodableResultError } from './readOutcome';

/**
 * The latest block number of a chain, from its endpoints.
 *
 * @param doubt - Why a number is doubtful. The next endpoint is then asked as well.
 */
export async function readLatestBlock(
  chainId: ChainId,
  doubt: (polled: bigint) => Error | undefined,
): Promise<bigint> {
  const number = await withSecondOpinion(
    (request, read) => askEndpoints(chainId, request, read),
    { method: 'eth_blockNumber' },
    { read: numberIn, doubt },
  );
  // A doubtful number is still an answer, so the endpoints are healthy.
  recordSuccess(chainId);
  return number;
}

function numberIn(answer: unknown): bigint {
  if (!isHex(answer) || answer === '0x') throw new UndecodableResultError(answer);
  return hexToBigInt(answer);
}
