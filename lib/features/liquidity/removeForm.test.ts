import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import {
  EMPTY_REMOVE_FORM,
  liquidityToFix,
  type RemoveField,
  reduceRemoveForm,
  removedLiquidity,
} from './removeForm';
import { holding, liquidityAmountsOf } from './testing/position.setup';

const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const removed = (independentField: RemoveField, typedValue: string) =>
  removedLiquidity({ independentField, typedValue }, holding);

test('LIQ-21 the form opens with nothing removed, and reset returns to that', () => {
  expect(EMPTY_REMOVE_FORM).toEqual({ independentField: 'percent', typedValue: '0' });
  const typed = reduceRemoveForm(EMPTY_REMOVE_FORM, {
    type: 'typed',
    field: 'currencyB',
    text: '5',
  });
  expect(typed).toEqual({ independentField: 'currencyB', typedValue: '5' });
  expect(reduceRemoveForm(typed, { type: 'reset' })).toEqual(EMPTY_REMOVE_FORM);
});

test('LIQ-20 100 percent is the whole position, and less leaves a remainder', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 2n ** 112n }),
      fc.integer({ min: 0, max: 99 }),
      (all, p) => {
        const of = (typedValue: string) =>
          removedLiquidity(
            { independentField: 'percent', typedValue },
            liquidityAmountsOf(all, 1n, 1n),
          );
        expect(of('100')).toBe(all);
        expect(of(String(p))).toBe((all * BigInt(p)) / 100n);
        expect(of(String(p)) < all).toBe(true);
      },
    ),
  );
});

test('LIQ-21 each field removes its part of the position, and all of it for the full amount', () => {
  expect(removed('liquidity', '1.5')).toBe(15n * 10n ** 17n);
  expect(removed('liquidity', '3.000000000000000001')).toBe(holding.liquidity.raw);
  expect(removed('currencyA', '7')).toBe(holding.liquidity.raw);
  expect(removed('currencyB', '140.000001')).toBe(holding.liquidity.raw);
  expect(removed('currencyA', '3.5')).toBe(15n * 10n ** 17n);
});

test.each([
  ['percent', '101'],
  ['percent', '1.5'],
  ['percent', ''],
  ['liquidity', '3.000000000000000002'],
  ['currencyA', '7.000000000000000001'],
  ['currencyB', '140.000002'],
  ['currencyB', 'x'],
] as const)(
  'LIQ-21 more than the position, or an invalid text, removes nothing: %s %s',
  (field, text) => {
    expect(removed(field, text)).toBe(0n);
  },
);

test('APR-12 C18 a typed amount of a currency keeps its pool tokens while the pool moves', () => {
  const typed = reduceRemoveForm(EMPTY_REMOVE_FORM, {
    type: 'typed',
    field: 'currencyA',
    text: '3.5',
  });
  const liquidity = liquidityToFix(typed, holding);
  if (liquidity === undefined) throw new TypeError('Nothing to fix');
  expect(liquidity.raw).toBe(15n * 10n ** 17n);
  const fixed = reduceRemoveForm(typed, { type: 'fixed', of: typed, liquidity });
  const moved = liquidityAmountsOf(holding.liquidity.raw, 7n * 10n ** 18n + 9n, 139_000_000n);
  expect(removedLiquidity(typed, moved)).not.toBe(liquidity.raw);
  expect(removedLiquidity(fixed, moved)).toBe(liquidity.raw);
  expect(liquidityToFix(fixed, moved)).toBeUndefined();
  // A fixed amount of an earlier text does not apply to a later one.
  const later = reduceRemoveForm(typed, { type: 'typed', field: 'currencyA', text: '7' });
  expect(reduceRemoveForm(later, { type: 'fixed', of: typed, liquidity })).toBe(later);
  const atOnce = reduceRemoveForm(typed, {
    type: 'typed',
    field: 'currencyA',
    text: '3.5',
    fixed: liquidity,
  });
  expect(removedLiquidity(atOnce, moved)).toBe(liquidity.raw);
  // With less liquidity than that, nothing is removed. Another amount or pool is computed again.
  expect(removedLiquidity(fixed, liquidityAmountsOf(liquidity.raw - 1n, 1n, 1n))).toBe(0n);
  const retyped = reduceRemoveForm(fixed, { type: 'typed', field: 'currencyA', text: '7' });
  expect(removedLiquidity(retyped, holding)).toBe(holding.liquidity.raw);
  const otherPool = {
    ...holding,
    liquidity: amountOf(liquidityToken(wrappedNative(43114), png), 5n),
  };
  expect(liquidityToFix(fixed, otherPool)?.raw).toBe(2n);
});

test('LIQ-21 percent and pool tokens are fixed by nothing: they do not move with the pool', () => {
  for (const field of ['percent', 'liquidity'] as const)
    expect(liquidityToFix({ independentField: field, typedValue: '1' }, holding)).toBeUndefined();
});
