import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EMPTY_SWAP_FORM } from './swapForm';
import { type SwapInput, swapInputError } from './swapInputError';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const filled = { ...EMPTY_SWAP_FORM, typedValue: '1.5', outputId: PNG };

describe('SWP-10 the first input error that applies is shown', () => {
  const native = nativeCurrency(43114);
  const complete: SwapInput = {
    isConnected: true,
    decimalsProblem: undefined,
    form: filled,
    input: native,
    output: wrappedNative(43114),
    recipientStatus: 'own',
    typed: amountOf(native, 5n),
    spent: amountOf(native, 5n),
    balance: amountOf(native, 5n),
    feeTaking: undefined,
    unprobed: undefined,
  };

  test('none, when the balance covers the swap to the last unit or is not known yet', () => {
    expect(swapInputError(complete)).toBeUndefined();
    expect(swapInputError({ ...complete, balance: undefined })).toBeUndefined();
  });

  test('insufficient balance names the token and comes last', () => {
    const poor = { ...complete, balance: amountOf(native, 4n) };
    expect(swapInputError(poor)).toEqual({ type: 'insufficientBalance', currency: poor.input });
    expect(swapInputError({ ...poor, output: undefined })).toEqual({ type: 'selectToken' });
    expect(swapInputError({ ...poor, typed: undefined })).toEqual({ type: 'enterAmount' });
    expect(swapInputError({ ...poor, isConnected: false })).toEqual({ type: 'connectWallet' });
  });

  test('TOK-17 a token with wrong decimals comes before any amount', () => {
    const token = wrappedNative(43114);
    const wrong = { ...complete, decimalsProblem: { type: 'silent', token } } as const;
    const error = { type: 'unusableToken', currency: token };
    expect(swapInputError(wrong)).toEqual(error);
    expect(swapInputError({ ...wrong, typed: undefined })).toEqual(error);
    expect(swapInputError({ ...wrong, isConnected: false })).toEqual({ type: 'connectWallet' });
  });

  test('enter amount comes before select token', () => {
    const bare = { ...complete, output: undefined, typed: undefined };
    expect(swapInputError({ ...bare, form: EMPTY_SWAP_FORM })).toEqual({ type: 'enterAmount' });
  });

  test('AMT-17 more decimals than the token has, and more than a contract counts, are named in place of a missing amount', () => {
    const usdc = { ...wrappedNative(43114), decimals: 6 };
    const typed = (typedValue: string) =>
      swapInputError({
        ...complete,
        input: usdc,
        typed: undefined,
        form: { ...filled, typedValue },
      });
    expect(typed('1.0000001')).toEqual({ type: 'tooManyDecimals', currency: usdc });
    expect(typed('9'.repeat(79))).toEqual({ type: 'tooLarge', currency: usdc });
    expect(typed('0.000000')).toEqual({ type: 'enterAmount' });
    expect(typed('1')).toEqual({ type: 'enterAmount' });
  });

  test('an amount typed for a token that is not chosen yet needs the token first', () => {
    const form = { ...filled, independentField: 'output' as const, outputId: undefined };
    expect(swapInputError({ ...complete, form, output: undefined, typed: undefined })).toEqual({
      type: 'selectToken',
    });
  });

  test('SIM-05 an exact amount of a token that keeps a part of each transfer needs the amount to pay instead', () => {
    const feeTaking = wrappedNative(43114);
    const form = { ...filled, independentField: 'output' as const };
    const asked = { type: 'enterPaid', currency: feeTaking, isFeeKnown: true };
    expect(swapInputError({ ...complete, form, feeTaking })).toEqual(asked);
    expect(swapInputError({ ...complete, form })).toBeUndefined();
    expect(swapInputError({ ...complete, feeTaking })).toBeUndefined();
  });

  test('SIM-12 an exact amount of a token that no endpoint can check needs the amount to pay too', () => {
    const unprobed = wrappedNative(43114);
    const form = { ...filled, independentField: 'output' as const };
    const asked = { type: 'enterPaid', currency: unprobed, isFeeKnown: false };
    expect(swapInputError({ ...complete, form, unprobed })).toEqual(asked);
    expect(swapInputError({ ...complete, unprobed })).toBeUndefined();
  });

  test('SWP-03 the recipient is requested after the token and before the balance, and one of a link has to be decided', () => {
    const poor = { ...complete, balance: amountOf(native, 4n) };
    const error = (recipientStatus: SwapInput['recipientStatus']) =>
      swapInputError({ ...poor, recipientStatus })?.type;
    expect(error('missing')).toBe('enterRecipient');
    expect(error('invalid')).toBe('invalidRecipient');
    expect(error('undecided')).toBe('decideRecipient');
    expect(error('resolving')).toBe('resolvingRecipient');
    expect(error('valid')).toBe('insufficientBalance');
    expect(swapInputError({ ...poor, recipientStatus: 'missing', output: undefined })?.type).toBe(
      'selectToken',
    );
  });
});
