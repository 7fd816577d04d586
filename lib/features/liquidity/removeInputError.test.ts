import type { LiquidityAmounts } from './liquidityAmounts';
import { removalAmounts } from './removalAmounts';
import type { RemoveForm } from './removeForm';
import { removeInputError } from './removeInputError';
import { holding, liquidityAmountsOf } from './testing/position.setup';

/** The error of a form on a position, with what it removes of it. */
function errorOf(form: RemoveForm, position: LiquidityAmounts, removed: bigint) {
  const { raw } = position.liquidity;
  const of = (whole: bigint) => (whole * removed) / raw;
  return removeInputError({
    form,
    holding: position,
    removed: liquidityAmountsOf(removed, of(position.amounts[0].raw), of(position.amounts[1].raw)),
  });
}

const byPercent = (typedValue: string): RemoveForm => ({ independentField: 'percent', typedValue });

test('LIQ-23 removing needs something of both tokens', () => {
  const known = { form: byPercent('50'), holding, removed: liquidityAmountsOf(1n, 1n, 1n) };
  expect(removeInputError(known)).toBeUndefined();
  const unknown = { ...known, holding: undefined, removed: undefined };
  expect(removeInputError(unknown)).toEqual({ type: 'enterAmount' });
  expect(errorOf(byPercent('0'), holding, 0n)).toEqual({ type: 'enterAmount' });
});

test('LIQ-37 a part with one side that rounds to nothing names that side, and whether all of the position would help', () => {
  const position = liquidityAmountsOf(100n, 50n, 2n);
  const [a, b] = position.amounts.map(({ currency }) => currency);
  expect(errorOf(byPercent('50'), position, 50n)).toBeUndefined();
  const part = { type: 'oneSided', currency: b, isOfAll: false };
  expect(errorOf(byPercent('49'), position, 49n)).toEqual(part);
  const all = liquidityAmountsOf(100n, 0n, 2n);
  expect(errorOf(byPercent('100'), all, 100n)).toEqual({
    type: 'oneSided',
    currency: a,
    isOfAll: true,
  });
});

test('LIQ-37 AMT-17 an amount that removes nothing is too small, above the position, or no amount of its token', () => {
  const typed = (typedValue: string, removed = 0n) =>
    errorOf({ independentField: 'currencyA', typedValue }, holding, removed)?.type;
  expect(typed('0')).toBe('enterAmount');
  expect(typed('')).toBe('enterAmount');
  expect(typed('0.000000000000000001')).toBe('tooSmall');
  expect(typed('7.1')).toBe('overPosition');
  expect(typed('9'.repeat(79))).toBe('tooLarge');
  expect(typed('0.0000000000000000001')).toBe('tooManyDecimals');
  expect(errorOf(byPercent('1'), liquidityAmountsOf(5n, 50n, 2n), 0n)?.type).toBe('tooSmall');
});

test('SIM-05 a token that keeps all of its transfers does not lock the other token in', () => {
  const sent = liquidityAmountsOf(1n, 1n, 1n);
  const { amounts, ...received } = removalAmounts(sent, [[], [10_000]]);
  expect(amounts.map(({ raw }) => raw)).toEqual([1n, 0n]);
  const removed = { ...received, amounts };
  expect(removeInputError({ form: byPercent('100'), holding: removed, removed })).toBeUndefined();
});
