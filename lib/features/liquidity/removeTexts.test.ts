import { EMPTY_REMOVE_FORM } from './removeForm';
import { removeTexts } from './removeTexts';
import { holding, liquidityAmountsOf } from './testing/position.setup';

describe('LIQ-21 the fields', () => {
  const form = { independentField: 'currencyB', typedValue: '0.5' } as const;
  const part = (liquidity: bigint) =>
    liquidityAmountsOf(liquidity, 123_456_789n * 10n ** 10n, 1_234_567n);

  test('show the typed text and the computed amounts, with 6 digits', () => {
    expect(removeTexts(form, holding, part(10n ** 18n))).toEqual({
      percent: '33',
      liquidity: '1',
      currencyA: '1.23456',
      currencyB: '0.5',
    });
  });

  test('show every digit if all is removed, and <1 below 1 percent', () => {
    const whole = { independentField: 'percent', typedValue: '100' } as const;
    expect(removeTexts(whole, holding, holding)).toEqual({
      percent: '100',
      liquidity: '3.000000000000000001',
      currencyA: '7',
      currencyB: '140.000001',
    });
    expect(removeTexts(form, holding, part(10n ** 16n)).percent).toBe('<1');
    expect(removeTexts(form, holding, part(holding.liquidity.raw - 1n)).percent).toBe('99');
  });

  test('are empty while nothing is removed or known', () => {
    const nothing = { percent: '0', liquidity: '', currencyA: '', currencyB: '' };
    expect(removeTexts(EMPTY_REMOVE_FORM, holding, liquidityAmountsOf(0n, 0n, 0n))).toEqual(
      nothing,
    );
    expect(removeTexts(EMPTY_REMOVE_FORM, undefined, undefined)).toEqual(nothing);
  });
});
