import type { TransactionRecord } from './transaction';

/** How long a transaction stays in the list of recent ones. */
export const RECENT_HOURS = 24;

const RECENT_MS = RECENT_HOURS * 60 * 60 * 1000;

/** Whether a transaction was added within the last 24 hours. */
export function isRecent(record: Pick<TransactionRecord, 'addedTime'>, nowMs: number): boolean {
  return nowMs - record.addedTime < RECENT_MS;
}
