import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { type AddInput, addInputError } from './addInputError';

describe('LIQ-15 the first input error that applies is shown', () => {
  const [avax, wavax] = [nativeCurrency(43114), wrappedNative(43114)];
  const complete: AddInput = {
    isConnected: true,
    mintedRaw: 1n,
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
    const tiny: AddInput = { ...invalid, mintedRaw: 0n };
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
