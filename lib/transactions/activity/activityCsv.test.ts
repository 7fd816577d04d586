import { parseEther, zeroAddress, zeroHash } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { pending, receipt, token } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { activityCsv } from './activityCsv';

const swap: TransactionRecord = {
  ...pending,
  summary: {
    type: 'swap',
    input: { currency: nativeCurrency(43114), raw: 1n },
    output: { currency: token, raw: 2n },
  },
  receipt,
  moved: { input: parseEther('1.5'), output: 12_345_678_901_234_567_890n },
  fee: 21_000_000_000_000n,
};

const withSymbol = (symbol: string): TransactionRecord => ({
  ...swap,
  summary: {
    type: 'swap',
    input: { currency: nativeCurrency(43114), raw: 1n },
    output: { currency: { ...token, symbol }, raw: 2n },
  },
});

test('ACT-06 a row has the exact amounts of the receipt, the fee, the hash and the time in UTC', () => {
  const [head, row, end] = activityCsv([swap]).split('\r\n');
  expect(head?.split(',')).toHaveLength(17);
  expect(row).toBe(
    [
      '2023-11-14T22:13:20.000Z,43114,swap,confirmed',
      '1.5,AVAX,,',
      '12.34567890123456789,PNG,,',
      `0.000021,${zeroAddress},${token.address},12,${zeroHash}`,
    ].join(','),
  );
  expect(end).toBe('');
});

test('ACT-06 an amount that the receipt does not show, and those of a failure, are left empty', () => {
  const failed = { ...swap, receipt: { ...receipt, status: 0 as const } };
  const { moved: _moved, fee: _fee, ...unseen } = swap;
  const [, first, second] = activityCsv([failed, unseen]).split('\r\n');
  expect(first).toContain(',swap,reverted,,,,,,,,,0.000021,');
  expect(second).toContain(',swap,confirmed,,,,,,,,,,');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['=a"b\n', `"'=a""b\n"`],
])('ACT-06 the symbol %j of a token is no formula, and breaks no column', (symbol, cell) => {
  expect(activityCsv([withSymbol(symbol)])).toContain(`12.34567890123456789,${cell},,,`);
});
