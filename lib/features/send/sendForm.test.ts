import { EMPTY_SEND_FORM, reduceSendForm } from './sendForm';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const typed = { currencyId: 'AVAX', typedValue: '5', recipient: 'friend.eth' };

test('PNL-11 an amount of one currency is not taken for another one; the recipient stays', () => {
  expect(reduceSendForm(typed, { type: 'selected', id: PNG })).toEqual({
    currencyId: PNG,
    typedValue: '',
    recipient: 'friend.eth',
  });
  expect(reduceSendForm(typed, { type: 'selected', id: 'AVAX' })).toBe(typed);
});

test('PNL-11 the chosen token is that of the chain shown, with its amount', () => {
  const onFuji = '0xAF5D473b3f8F96A5B21c6bbB97e09b491335acb9';
  const idOnChain = (id: string) => (id === PNG ? onFuji : id);
  const png = { ...typed, currencyId: PNG };
  const moved = reduceSendForm(png, { type: 'chainChanged', idOnChain });
  expect(moved).toEqual({ ...png, currencyId: onFuji });
  // Choosing the token that is shown already keeps the amount.
  expect(reduceSendForm(moved, { type: 'selected', id: onFuji })).toBe(moved);
  expect(reduceSendForm(typed, { type: 'chainChanged', idOnChain })).toBe(typed);
});

test('PNL-11 whitespace that was copied along with an address is removed', () => {
  const event = { type: 'recipientTyped', text: ` ${PNG}\n` } as const;
  expect(reduceSendForm(EMPTY_SEND_FORM, event).recipient).toBe(PNG);
});

test('PNL-11 a sent amount and its recipient are cleared, the currency stays', () => {
  expect(reduceSendForm({ ...typed, currencyId: PNG }, { type: 'sent' })).toEqual({
    ...EMPTY_SEND_FORM,
    currencyId: PNG,
  });
});
