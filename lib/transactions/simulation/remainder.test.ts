import { amountOf } from '@/lib/base/amounts/amount';
import { remainderOf } from './remainder';
import { AVAX, PNG } from './testing/previewed.setup';

const fees = amountOf(AVAX, 10n);
const fee = { fee: fees };
const paying = (currency: typeof AVAX | typeof PNG, shown: bigint, worst = shown) => [
  { currency, shown: -shown, worst: -worst },
];
const held = (avax: bigint, png = 100n) => [amountOf(AVAX, avax), amountOf(PNG, png)];

test('SIM-11 a token of which nothing is left is named, and one of which a unit is left is not', () => {
  expect(remainderOf(paying(PNG, 100n), held(50n), fee)).toEqual({ spentWhole: [PNG] });
  expect(remainderOf(paying(PNG, 99n), held(50n), fee)).toEqual({ spentWhole: [] });
  // More than the balance, and a maximum above what is shown.
  expect(remainderOf(paying(PNG, 101n), held(50n), fee)).toEqual({ spentWhole: [PNG] });
  expect(remainderOf(paying(PNG, 99n, 100n), held(50n), fee)).toEqual({ spentWhole: [] });
  expect(remainderOf([{ currency: PNG, shown: 5n, worst: 5n }], held(50n, 0n), fee)).toEqual({
    spentWhole: [],
  });
});

test('SIM-11 AVAX that does not cover the fee in addition to the most that is sent is reported', () => {
  const left = (avax: bigint) => remainderOf(paying(AVAX, 90n, 95n), held(avax), fee).shortage;
  expect(left(104n)).toEqual({ isUnpayable: true, left: amountOf(AVAX, 9n), fees });
  expect(left(90n)).toEqual({ isUnpayable: true, left: amountOf(AVAX, 0n), fees });
  expect(left(105n)).toEqual({ isUnpayable: false, left: amountOf(AVAX, 5n), fees });
  expect(left(110n)).toBeUndefined();
});

test('SIM-11 the fees of approvals still to be sent are paid from the same AVAX', () => {
  const withApprovals = { ...fee, approvals: { count: 2, fee: amountOf(AVAX, 6n) } };
  const left = (avax: bigint) =>
    remainderOf(paying(AVAX, 90n, 95n), held(avax), withApprovals).shortage;
  const all = amountOf(AVAX, 16n);
  expect(left(110n)).toEqual({ isUnpayable: true, left: amountOf(AVAX, 15n), fees: all });
  expect(left(111n)).toEqual({ isUnpayable: false, left: amountOf(AVAX, 5n), fees: all });
  // Another transaction needs no approval.
  expect(left(116n)).toBeUndefined();
});

test('SIM-11 what only an approval transaction would cost is not demanded while it can be signed', () => {
  const withSignature = { ...fee, unsigned: amountOf(AVAX, 6n) };
  expect(remainderOf(paying(PNG, 50n), held(20n), withSignature).shortage).toBeUndefined();
});

test('SIM-11 AVAX that arrives pays no fee of its own transaction, but the next one', () => {
  const receiving = [{ currency: AVAX, shown: 50n, worst: 40n }];
  expect(remainderOf(receiving, held(9n), fee).shortage?.isUnpayable).toBe(true);
  expect(remainderOf(receiving, held(10n), fee).shortage).toBeUndefined();
});

test('SIM-11 nothing is reported about AVAX while the fee or the balance is not known', () => {
  expect(remainderOf(paying(AVAX, 50n), held(50n), undefined)).toEqual({ spentWhole: [] });
  expect(remainderOf(paying(AVAX, 50n), [undefined], fee)).toEqual({ spentWhole: [] });
});
