import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { type AddInput, addInputError, EMPTY_ADD_FORM, reduceAddForm } from './addForm';

const typed = (field: 'currencyA' | 'currencyB', text: string, isFree = false) =>
  ({ type: 'typed', field, text, isFree }) as const;

describe('LIQ-12 with liquidity', () => {
  test('typing sets the independent field and the value, and clears the other', () => {
    const form = { ...EMPTY_ADD_FORM, typedValue: '1', otherTypedValue: '2' };
    expect(reduceAddForm(form, typed('currencyB', '5'))).toEqual({
      independentField: 'currencyB',
      typedValue: '5',
      otherTypedValue: '',
    });
    expect(reduceAddForm(form, typed('currencyA', '5')).otherTypedValue).toBe('');
  });
});

describe('LIQ-13 without liquidity', () => {
  test('typing in the other field keeps the previous value as the other one', () => {
    const first = reduceAddForm(EMPTY_ADD_FORM, typed('currencyA', '1', true));
    const second = reduceAddForm(first, typed('currencyB', '300', true));
    expect(second).toEqual({
      independentField: 'currencyB',
      typedValue: '300',
      otherTypedValue: '1',
    });
    expect(reduceAddForm(second, typed('currencyB', '30', true))).toEqual({
      ...second,
      typedValue: '30',
    });
    expect(reduceAddForm(second, typed('currencyA', '2', true))).toEqual({
      independentField: 'currencyA',
      typedValue: '2',
      otherTypedValue: '300',
    });
  });
});

test('LIQ-14 reset returns the form to its defaults', () => {
  const form = reduceAddForm(EMPTY_ADD_FORM, typed('currencyB', '7', true));
  expect(reduceAddForm(form, { type: 'reset' })).toEqual({
    independentField: 'currencyA',
    typedValue: '',
    otherTypedValue: '',
  });
});

describe('LIQ-15 the first input error that applies is shown', () => {
  const [avax, wavax] = [nativeCurrency(43114), wrappedNative(43114)];
  const complete: AddInput = {
    isConnected: true,
    minted: 1n,
    isInvalidPair: false,
    room: undefined,
    texts: [
      { text: '0.000000000000000005', currency: avax },
      { text: '', currency: wavax },
    ],
    spent: [amountOf(avax, 5n), amountOf(wavax, 6n)],
    balances: [amountOf(avax, 5n), amountOf(wavax, 6n)],
  };

  test('none, when the balances cover the addition to the last unit or are not known yet', () => {
    expect(addInputError(complete)).toBeUndefined();
    expect(addInputError({ ...complete, balances: [undefined, undefined] })).toBeUndefined();
  });

  test('AMT-17 an amount of either side with more decimals than its token, or too large', () => {
    const typed = (text: string) => {
      const side = (currency: typeof avax | typeof wavax) =>
        addInputError({
          ...complete,
          spent: [undefined, undefined],
          texts: [
            { text: currency === avax ? text : '1', currency: avax },
            { text: currency === wavax ? text : '1', currency: wavax },
          ],
        });
      return [side(avax), side(wavax)];
    };
    for (const [text, type] of [
      ['0.0000000000000000001', 'tooManyDecimals'],
      ['9'.repeat(79), 'tooLarge'],
    ] as const)
      expect(typed(text)).toEqual([
        { type, currency: avax },
        { type, currency: wavax },
      ]);
  });

  test('in the specified order', () => {
    const poorInB: AddInput = { ...complete, balances: [amountOf(avax, 5n), amountOf(wavax, 5n)] };
    const poor: AddInput = { ...poorInB, balances: [amountOf(avax, 4n), amountOf(wavax, 5n)] };
    const bare: AddInput = { ...poor, spent: [poor.spent[0], undefined] };
    const invalid: AddInput = { ...bare, isInvalidPair: true };
    const tiny: AddInput = { ...invalid, minted: 0n };
    expect(addInputError(poorInB)).toEqual({ type: 'insufficientBalance', currency: wavax });
    expect(addInputError(poor)).toEqual({ type: 'insufficientBalance', currency: avax });
    expect(addInputError(bare)).toEqual({ type: 'enterAmount' });
    expect(addInputError(invalid)).toEqual({ type: 'invalidPair' });
    const large = '9'.repeat(79);
    for (const currency of [avax, wavax]) {
      const texts = [
        { text: currency === avax ? large : '1', currency: avax },
        { text: currency === wavax ? large : '1', currency: wavax },
      ] as const;
      expect(addInputError({ ...bare, texts })).toEqual({ type: 'tooLarge', currency });
    }
    const room = amountOf(avax, 3n);
    expect(addInputError({ ...poor, room })).toEqual({ type: 'poolFull', room });
    expect(addInputError(tiny)).toEqual({ type: 'insufficientInput' });
    expect(addInputError({ ...tiny, isConnected: false })).toEqual({ type: 'connectWallet' });
  });
});
