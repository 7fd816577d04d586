import { amountOf } from '@/lib/amounts/amount';
import { AVAX, PNG } from './previewed.setup';
import { remainderOf } from './remainder';

const fee = amountOf(AVAX, 10n);
const paying = (currency: typeof AVAX | typeof PNG, shown: bigint, worst = shown) => [
  { currency, shown: -shown, worst: -worst },
];
const held = (avax: bigint, png = 100n) => [amountOf(AVAX, avax), amountOf(PNG, png)];

test('SIM-11 a token of which nothing is left is named, and one of which a unit is left is not', () => {
  expect(remainderOf(paying(PNG, 100n), held(50n), fee)).toEqual({ spentWhole: [PNG] });
  expect(remainderOf(paying(PNG, 99n), held(50n), fee)).toEqual({ spentWhole: [] });
  expect(remainderOf([{ currency: PNG, shown: 5n, worst: 5n }], held(50n, 0n), fee)).toEqual({
    spentWhole: [],
  });
});

test('SIM-11 AVAX that does not cover the fee beside the most that is sent is told', () => {
  const left = (avax: bigint) => remainderOf(paying(AVAX, 90n, 95n), held(avax), fee).shortage;
  expect(left(104n)).toEqual({ isUnpayable: true, left: amountOf(AVAX, 9n), fee });
  expect(left(90n)).toEqual({ isUnpayable: true, left: amountOf(AVAX, 0n), fee });
  expect(left(105n)).toEqual({ isUnpayable: false, left: amountOf(AVAX, 5n), fee });
  expect(left(110n)).toBeUndefined();
});

test('SIM-11 AVAX that arrives pays no fee of its own transaction, but the next one', () => {
  const receiving = [{ currency: AVAX, shown: 50n, worst: 40n }];
  expect(remainderOf(receiving, held(9n), fee).shortage?.isUnpayable).toBe(true);
  expect(remainderOf(receiving, held(10n), fee).shortage).toBeUndefined();
});

test('SIM-11 nothing is told of AVAX while the fee or the balance is not known', () => {
  expect(remainderOf(paying(AVAX, 50n), held(50n), undefined)).toEqual({ spentWhole: [] });
  expect(remainderOf(paying(AVAX, 50n), [undefined], fee)).toEqual({ spentWhole: [] });
});
