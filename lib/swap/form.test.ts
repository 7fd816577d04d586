import { amountOf } from '@/lib/amounts/amount';
import { nativeCurrency } from '@/lib/tokens/currency';
import { wrappedNative } from '@/lib/tokens/wrapped';
import { EMPTY_SWAP_FORM, reduceSwapForm, type SwapInput, swapInputError } from './form';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const filled = { ...EMPTY_SWAP_FORM, typedValue: '1.5', outputId: PNG };

describe('SWP-06 the swap form', () => {
  test('opens with AVAX to pay and nothing to receive', () => {
    expect(EMPTY_SWAP_FORM).toEqual({
      independentField: 'input',
      typedValue: '',
      inputId: 'AVAX',
      outputId: undefined,
      recipient: undefined,
    });
  });

  test('typing sets the independent field and the value', () => {
    expect(reduceSwapForm(filled, { type: 'typed', field: 'output', text: '20' })).toEqual({
      ...filled,
      independentField: 'output',
      typedValue: '20',
    });
  });
});

describe('SWP-07 exchanging the sides', () => {
  const exchanged = { ...filled, independentField: 'output', inputId: PNG, outputId: 'AVAX' };

  test('switching exchanges them and flips the independent field', () => {
    expect(reduceSwapForm(filled, { type: 'switched' })).toEqual(exchanged);
  });

  test('so does selecting the currency of the other side', () => {
    expect(reduceSwapForm(filled, { type: 'selected', field: 'input', id: PNG })).toEqual(
      exchanged,
    );
    expect(reduceSwapForm(filled, { type: 'selected', field: 'output', id: 'AVAX' })).toEqual(
      exchanged,
    );
  });

  test('selecting any other currency sets that side only', () => {
    expect(reduceSwapForm(filled, { type: 'selected', field: 'input', id: '0x1' })).toEqual({
      ...filled,
      inputId: '0x1',
    });
  });
});

test('TOK-16 a currency that is no longer known is removed from its side', () => {
  expect(reduceSwapForm(filled, { type: 'cleared', id: PNG })).toEqual({
    ...filled,
    outputId: undefined,
  });
  expect(reduceSwapForm(filled, { type: 'cleared', id: '0x1' })).toEqual(filled);
});

describe('SWP-10 the first input error that applies is shown', () => {
  const native = nativeCurrency(43114);
  const complete: SwapInput = {
    isConnected: true,
    form: filled,
    input: native,
    output: wrappedNative(43114),
    recipientStatus: 'own',
    typed: amountOf(native, 5n),
    spent: amountOf(native, 5n),
    balance: amountOf(native, 5n),
  };

  test('none, when the balance covers the swap to the last unit or is not known yet', () => {
    expect(swapInputError(complete)).toBeUndefined();
    expect(swapInputError({ ...complete, balance: undefined })).toBeUndefined();
  });

  test('insufficient balance names the token and comes last', () => {
    const poor = { ...complete, balance: amountOf(native, 4n) };
    expect(swapInputError(poor)).toEqual({ type: 'insufficientBalance', symbol: 'AVAX' });
    expect(swapInputError({ ...poor, output: undefined })).toEqual({ type: 'selectToken' });
    expect(swapInputError({ ...poor, typed: undefined })).toEqual({ type: 'enterAmount' });
    expect(swapInputError({ ...poor, isConnected: false })).toEqual({ type: 'connectWallet' });
  });

  test('enter amount comes before select token', () => {
    const bare = { ...complete, output: undefined, typed: undefined };
    expect(swapInputError({ ...bare, form: EMPTY_SWAP_FORM })).toEqual({ type: 'enterAmount' });
  });

  test('an amount typed for a token that is not chosen yet asks for the token', () => {
    const form = { ...filled, independentField: 'output' as const, outputId: undefined };
    expect(swapInputError({ ...complete, form, output: undefined, typed: undefined })).toEqual({
      type: 'selectToken',
    });
  });

  test('the recipient is asked for after the token and before the balance', () => {
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

describe('SWP-12 a recipient', () => {
  test('is typed without whitespace, and removed again', () => {
    const typed = reduceSwapForm(filled, { type: 'recipientTyped', text: ' 0x12 34\n' });
    expect(typed.recipient).toEqual({ text: '0x1234', isFromLink: false });
    expect(reduceSwapForm(typed, { type: 'recipientRemoved' }).recipient).toBeUndefined();
  });

  test('SWP-03 from a link counts only once it is kept', () => {
    const linked = { ...filled, recipient: { text: PNG, isFromLink: true } };
    expect(reduceSwapForm(linked, { type: 'recipientKept' }).recipient).toEqual({
      text: PNG,
      isFromLink: false,
    });
  });
});
