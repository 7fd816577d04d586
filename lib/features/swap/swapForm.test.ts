import { EMPTY_SWAP_FORM, reduceSwapForm } from './swapForm';

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
      linkedIds: [],
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

test('SWP-20 a sent form forgets the amount and the recipient, and keeps the tokens', () => {
  const form = {
    ...EMPTY_SWAP_FORM,
    independentField: 'output' as const,
    typedValue: '5',
    outputId: 'PNG',
    recipient: { text: 'friend.eth', isFromLink: false },
  };
  expect(reduceSwapForm(form, { type: 'sent' })).toEqual({ ...EMPTY_SWAP_FORM, outputId: 'PNG' });
});

describe('a change of the chain', () => {
  const FUJI_PNG = '0xAF5D473b3f8F96A5B21c6bbB97e09b491335acb9';
  const idOnChain = (id: string) => (id === PNG ? FUJI_PNG : id);
  const event = { type: 'chainChanged', idOnChain } as const;

  test('takes the same token of the other chain, and keeps what is typed', () => {
    expect(reduceSwapForm(filled, event)).toEqual({ ...filled, outputId: FUJI_PNG });
  });

  test('changes nothing that has no other id, and no id from a link until a user chooses it', () => {
    const linked = { ...filled, linkedIds: [PNG] };
    expect(reduceSwapForm(EMPTY_SWAP_FORM, event)).toBe(EMPTY_SWAP_FORM);
    expect(reduceSwapForm(linked, event)).toBe(linked);
    const chosen = reduceSwapForm(linked, { type: 'selected', field: 'output', id: PNG });
    expect(reduceSwapForm(chosen, event)).toEqual({ ...filled, outputId: FUJI_PNG });
  });

  test('never sets both sides to the same token', () => {
    const both = { ...filled, inputId: PNG, outputId: FUJI_PNG };
    expect(reduceSwapForm(both, event)).toMatchObject({ inputId: FUJI_PNG, outputId: undefined });
  });
});

test('TOK-16 a currency that is no longer known leaves the side it was chosen for', () => {
  expect(reduceSwapForm(filled, { type: 'cleared', id: PNG })).toEqual({
    ...filled,
    outputId: undefined,
  });
  expect(reduceSwapForm(filled, { type: 'cleared', id: '0x1' })).toEqual(filled);
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
