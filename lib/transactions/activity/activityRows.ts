import { isPending, type TransactionRecord } from '@/lib/transactions/history/transaction';

/** A row of the list: the title of a part, or a transaction. */
export type ActivityRow =
  | { readonly type: 'title'; readonly key: string; readonly day: ActivityDay }
  | { readonly type: 'record'; readonly key: string; readonly record: TransactionRecord };

/** A part of the list. An earlier day is a moment of it, in milliseconds. */
export type ActivityDay = 'pending' | 'today' | 'yesterday' | number;

/**
 * Transactions as rows: the pending ones, then the others by the day in the user's time zone.
 *
 * @param records - Newest first.
 */
export function activityRows(
  records: readonly TransactionRecord[],
  nowMs: number,
): readonly ActivityRow[] {
  const rows: ActivityRow[] = [];
  let key = '';
  const ordered = [...records.filter(isPending), ...records.filter((each) => !isPending(each))];
  for (const record of ordered) {
    const ownKey = isPending(record) ? 'pending' : String(dayStart(record.addedTime));
    if (ownKey !== key) rows.push({ type: 'title', key: ownKey, day: dayOf(record, nowMs) });
    key = ownKey;
    const { chainId, hash, addedTime } = record;
    rows.push({ type: 'record', key: `${chainId} ${hash} ${addedTime}`, record });
  }
  return rows;
}

function dayOf(record: TransactionRecord, nowMs: number): ActivityDay {
  if (isPending(record)) return 'pending';
  const [own, today] = [dayStart(record.addedTime), dayStart(nowMs)];
  if (own === today) return 'today';
  return own === dayStart(today - 1) ? 'yesterday' : record.addedTime;
}

/** The beginning of a day of this device. */
function dayStart(timeMs: number): number {
  return new Date(timeMs).setHours(0, 0, 0, 0);
}
