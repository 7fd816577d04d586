import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { areAllKnown, isOneForOne, settledAmounts, settledCurrencies } from './settledAmounts';

const avax = nativeCurrency(43114);
const wavax = wrappedNative(43114);
const [png = wavax] = CATALOGUE[43114];

test('TXN-22 a swap settles with what its receipt shows, and never with an estimate', () => {
  const swap = { type: 'swap', input: amountOf(avax, 5n), output: amountOf(png, 9n) } as const;
  expect(settledAmounts(swap, { input: 4n, output: 8n })).toEqual([
    { side: 'paid', amount: amountOf(avax, 4n) },
    { side: 'received', amount: amountOf(png, 8n) },
  ]);
  expect(settledAmounts(swap, { input: 4n })).toEqual([
    { side: 'paid', amount: amountOf(avax, 4n) },
  ]);
  expect(settledAmounts(swap)).toEqual([]);
});

test('TXN-22 a supply pays both amounts, and a removal receives both', () => {
  const amounts = { amountA: amountOf(avax, 1n), amountB: amountOf(png, 1n) };
  const moved = { amountA: 2n, amountB: 3n };
  for (const [type, side] of [
    ['add', 'paid'],
    ['remove', 'received'],
  ] as const)
    expect(settledAmounts({ type, ...amounts }, moved)).toEqual([
      { side, amount: amountOf(avax, 2n) },
      { side, amount: amountOf(png, 3n) },
    ]);
  const add = { type: 'add', ...amounts, received: amountOf(wavax, 1n) } as const;
  expect(settledAmounts(add, { ...moved, received: 4n }).at(-1)).toEqual({
    side: 'received',
    amount: amountOf(wavax, 4n),
  });
  expect(settledAmounts(add, moved)).toHaveLength(2);
});

test('TXN-22 a wrap pays AVAX for as much WAVAX, an unwrap the reverse, and an approval neither', () => {
  expect(settledAmounts({ type: 'wrap', amount: amountOf(avax, 7n) })).toEqual([
    { side: 'paid', amount: amountOf(avax, 7n) },
    { side: 'received', amount: amountOf(wavax, 7n) },
  ]);
  expect(settledAmounts({ type: 'unwrap', amount: amountOf(wavax, 7n) })).toEqual([
    { side: 'paid', amount: amountOf(wavax, 7n) },
    { side: 'received', amount: amountOf(avax, 7n) },
  ]);
  for (const type of ['approve', 'revoke'] as const) {
    expect(settledAmounts({ type, token: png, spender: png.address })).toEqual([]);
  }
});

test('TXN-22 a claim from the airdrop receives what its receipt shows, and nothing without it', () => {
  const claim = { type: 'airdrop', claimed: amountOf(png, 9n) } as const;
  expect(settledAmounts(claim, { claimed: 8n })).toEqual([
    { side: 'received', amount: amountOf(png, 8n) },
  ]);
  expect(settledAmounts(claim)).toEqual([]);
});

test('FRM-36 a reward of zero is nothing that was received', () => {
  const [amount, reward] = [amountOf(png, 9n), amountOf(png, 4n)];
  const withdrawal = { type: 'withdraw', amount, reward } as const;
  const back = { side: 'received', amount };
  expect(settledAmounts(withdrawal, { reward: 0n })).toEqual([back]);
  expect(settledAmounts(withdrawal, { reward: 3n })).toEqual([
    back,
    { side: 'received', amount: amountOf(png, 3n) },
  ]);
  expect(settledAmounts({ type: 'claim', reward }, { reward: 0n })).toEqual([]);
});

test('TXN-22 a result is whole only if its receipt shows each amount', () => {
  const removal = {
    type: 'remove',
    amountA: amountOf(avax, 1n),
    amountB: amountOf(png, 1n),
  } as const;
  const isWhole = (moved: Parameters<typeof settledAmounts>[1]) =>
    areAllKnown(removal, settledAmounts(removal, moved));
  expect(isWhole({ amountA: 2n, amountB: 3n })).toBe(true);
  expect(isWhole({ amountB: 3n })).toBe(false);
  const swap = { type: 'swap', input: amountOf(avax, 5n), output: amountOf(png, 9n) } as const;
  expect(areAllKnown(swap, settledAmounts(swap, { output: 8n }))).toBe(false);
});

test('the currencies of both sides are known before anything is confirmed', () => {
  const [amountA, amountB] = [amountOf(avax, 1n), amountOf(png, 1n)];
  const swap = { type: 'swap', input: amountA, output: amountB } as const;
  expect(settledCurrencies(swap, 'paid')).toEqual([avax]);
  expect(settledCurrencies(swap, 'received')).toEqual([png]);
  expect(settledCurrencies({ type: 'remove', amountA, amountB }, 'received')).toEqual([avax, png]);
  expect(settledCurrencies({ type: 'wrap', amount: amountA }, 'received')).toEqual([wavax]);
  expect(settledCurrencies({ type: 'claim', reward: amountOf(png, 0n) }, 'received')).toEqual([
    png,
  ]);
  expect(settledCurrencies({ type: 'approve', token: png, spender: png.address }, 'paid')).toEqual(
    [],
  );
});

test('a wrap and the conversion of an old token are one amount on both sides', () => {
  const amount = amountOf(avax, 1n);
  expect(isOneForOne({ type: 'wrap', amount })).toBe(true);
  expect(isOneForOne({ type: 'upgrade', amount, received: amountOf(png, 1n) })).toBe(true);
  expect(isOneForOne({ type: 'swap', input: amount, output: amountOf(png, 1n) })).toBe(false);
});
