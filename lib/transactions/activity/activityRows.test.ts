import { numberToHex } from 'viem';
import { pending, receipt } from '@/lib/transactions/history/testing/pendingRecord.setup';
import { activityRows } from './activityRows';

const NOW = new Date(2026, 2, 1, 12).getTime();

function at(n: number, ...[month, day, hour]: [number, number, number]) {
  const addedTime = new Date(2026, month, day, hour).getTime();
  return { ...pending, hash: numberToHex(n, { size: 32 }), receipt, addedTime };
}

function titled(...records: Parameters<typeof activityRows>[0]) {
  return activityRows(records, NOW).map((row) =>
    row.type === 'title' ? row.day : Number(row.record.hash),
  );
}

test('ACT-05 transactions are grouped by the day of this device, also over the end of a month', () => {
  const other = at(4, 1, 27, 23);
  expect(titled(at(1, 2, 1, 11), at(2, 2, 1, 0), at(3, 1, 28, 23), other, at(5, 1, 27, 1))).toEqual(
    [...['today', 1, 2], ...['yesterday', 3], ...[other.addedTime, 4, 5]],
  );
});

test('ACT-05 pending ones come first, whenever they were sent', () => {
  const { receipt: _none, ...waiting } = at(9, 1, 27, 1);
  expect(titled(at(1, 2, 1, 11), waiting)).toEqual(['pending', 9, 'today', 1]);
});
