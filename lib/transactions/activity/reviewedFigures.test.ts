import { nativeCurrency } from '@/lib/base/tokens/currency';
import { pending, receipt, token } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { blocksWaited, reviewedFigures } from './reviewedFigures';

const avax = nativeCurrency(43114);
const swap: TransactionRecord = {
  ...pending,
  summary: {
    type: 'swap',
    input: { currency: avax, raw: 10n },
    output: { currency: token, raw: 200n },
  },
  limits: { input: 10n, output: 190n },
  receipt,
  moved: { input: 10n, output: 195n },
};
const input = { side: 'paid', estimate: { currency: avax, raw: 10n } } as const;
const output = { side: 'received', estimate: { currency: token, raw: 200n } } as const;

test('ACT-07 each amount has what was estimated, what was agreed to, and what the receipt shows', () => {
  expect(reviewedFigures(swap)).toEqual([
    { ...input, limit: undefined, moved: { currency: avax, raw: 10n } },
    {
      ...output,
      limit: { currency: token, raw: 190n },
      moved: { currency: token, raw: 195n },
    },
  ]);
});

test('ACT-07 a record of an earlier version has no limits, and a failed one moved nothing', () => {
  const { limits: _limits, moved: _moved, ...old } = swap;
  expect(reviewedFigures({ ...old, receipt: { ...receipt, status: 0 } })).toEqual([
    { ...input, limit: 'notRecorded', moved: undefined },
    { ...output, limit: 'notRecorded', moved: undefined },
  ]);
});

test('ACT-07 a transaction has waited from the block in which its wallet answered', () => {
  const { receipt: _none, ...waiting } = swap;
  expect(blocksWaited({ ...swap, sentBlock: 9n })).toBe(3n);
  expect(blocksWaited({ ...swap, sentBlock: 14n })).toBe(0n);
  expect([blocksWaited(swap), blocksWaited({ ...waiting, sentBlock: 9n })]).toEqual([
    undefined,
    undefined,
  ]);
});
