import { isPending, type TransactionRecord } from './transaction';

const MINUTE_MS = 60_000;

/**
 * Whether a node should be asked about a transaction now.
 *
 * A pending transaction is due when it was never checked. After that it is due at every new block
 * for 5 minutes, at every third block until it is an hour old, and then at every tenth block. It is
 * also due when the chain's block number is lower than at the last check.
 *
 * @param blockNumber - The latest block of the transaction's chain.
 */
export function isDueForCheck(
  record: TransactionRecord,
  blockNumber: bigint,
  nowMs: number,
): boolean {
  if (!isPending(record)) return false;
  if (record.lastCheckedBlockNumber === undefined) return true;
  const newBlocks = blockNumber - record.lastCheckedBlockNumber;
  return newBlocks < 0n || newBlocks >= fewestNewBlocks(record, nowMs);
}

/** After how many new blocks a pending transaction is due again: the older, the more. */
export function fewestNewBlocks({ addedTime }: TransactionRecord, nowMs: number): number {
  const ageMs = nowMs - addedTime;
  if (ageMs > 60 * MINUTE_MS) return 10;
  return ageMs > 5 * MINUTE_MS ? 3 : 1;
}
