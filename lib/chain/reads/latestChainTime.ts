import { encodeReads, InvalidContractError } from './encodedRead';
import { type ReadState, resultOf } from './readState';
import { TIME_CALL } from './timeCall';
import type { Reader } from './useChainReader';

/**
 * The time of the block that was read last, in seconds since 1970, without a request. Undefined if no
 * component reads it.
 */
export function latestChainTime(reader: Pick<Reader, 'statesOf'>): bigint | undefined {
  const reads = encodeReads([TIME_CALL]).flatMap((read) =>
    read === undefined || read instanceof InvalidContractError ? [] : [read],
  );
  const [state] = reader.statesOf(reads) as readonly ReadState<bigint>[];
  return resultOf(state);
}
