import { restoredForm } from './swapDraft';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const typed = { independentField: 'output', typedValue: '3', inputId: 'AVAX' } as const;

test('SWP-28 what was typed counts more than the link of the same address', () => {
  const query = `outputCurrency=${PNG}&exactAmount=1`;
  const form = { ...typed, outputId: PNG };
  expect(restoredForm({ query, form }, query)).toEqual({
    ...form,
    recipient: undefined,
    linkedIds: [PNG],
  });
});

test('SWP-28 another link counts more than what was typed', () => {
  expect(restoredForm({ query: '', form: typed }, `outputCurrency=${PNG}`)).toBeUndefined();
  expect(restoredForm(undefined, '')).toBeUndefined();
});

test('SWP-03 SWP-28 a recipient is restored only as that of the link, which needs consent again', () => {
  const query = `recipient=${FRIEND}`;
  expect(restoredForm({ query, form: typed }, query)?.recipient).toEqual({
    text: FRIEND,
    isFromLink: true,
  });
  expect(restoredForm({ query: '', form: typed }, '')?.recipient).toBeUndefined();
});
