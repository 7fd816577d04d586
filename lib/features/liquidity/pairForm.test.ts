import { EMPTY_ADD_FORM } from './addForm';
import {
  formOf,
  isArriving,
  NO_PAIR_FORM,
  type PairFormEvent,
  pairKey,
  reducePairForm,
} from './pairForm';

const usdc = pairKey({ idA: 'AVAX', idB: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664' });
const joe = pairKey({ idA: 'AVAX', idB: '0x6e84a6216ea6dacc71ee8e6b0a5b7322eebc0fdd' });
const png = pairKey({ idA: 'AVAX', idB: '0x60781C2586D68229fde47564546784ab3fACA982' });
const after = (...events: readonly PairFormEvent[]) => events.reduce(reducePairForm, NO_PAIR_FORM);
const typed = (pair: string, text: string): PairFormEvent => ({
  type: 'edited',
  pair,
  edit: { type: 'typed', field: 'currencyB', text, isFree: false },
});

test('LIQ-32 what is typed for a pair is not the amount of another', () => {
  const form = after(typed(usdc, '150'));
  expect(formOf(form, usdc).typedValue).toBe('150');
  expect(formOf(form, joe)).toBe(EMPTY_ADD_FORM);
  expect(formOf(after(typed(usdc, '150'), typed(joe, '1')), usdc)).toBe(EMPTY_ADD_FORM);
});

test('LIQ-32 a pick takes it along, before and after the path has changed, and to no third pair', () => {
  const form = after(typed(usdc, '150'), { type: 'picked', pair: usdc, next: joe });
  expect([usdc, joe].map((pair) => formOf(form, pair).typedValue)).toEqual(['150', '150']);
  expect(formOf(form, png)).toBe(EMPTY_ADD_FORM);
  expect(formOf(reducePairForm(form, typed(joe, '7')), usdc)).toBe(EMPTY_ADD_FORM);
});

test('LIQ-32 what is typed between a pick and the change of the path is kept for the picked pair', () => {
  const form = after(
    { type: 'picked', pair: usdc, next: joe },
    typed(usdc, '15'),
    typed(usdc, '150'),
  );
  expect(formOf(form, joe).typedValue).toBe('150');
  expect(formOf(reducePairForm(form, typed(joe, '7')), usdc)).toBe(EMPTY_ADD_FORM);
});

test('LIQ-32 once the path has changed to a picked pair, the form is of that one only', () => {
  const picked = after(typed(usdc, '1'), { type: 'picked', pair: usdc, next: joe });
  expect([usdc, joe, png].map((pair) => isArriving(picked, pair))).toEqual([false, true, false]);
  const arrived = reducePairForm(picked, { type: 'arrived', pair: joe });
  expect(isArriving(arrived, joe)).toBe(false);
  expect(formOf(arrived, joe).typedValue).toBe('1');
  expect(formOf(arrived, usdc)).toBe(EMPTY_ADD_FORM);
  expect(formOf(reducePairForm(arrived, typed(usdc, '7')), joe)).toBe(EMPTY_ADD_FORM);
});

test('LIQ-32 a pick in a form that belongs to another pair takes nothing along', () => {
  const form = after(typed(usdc, '150'), { type: 'picked', pair: png, next: joe });
  expect(formOf(form, joe)).toEqual(EMPTY_ADD_FORM);
});

test('LIQ-32 a pair is the same in any case of its addresses', () => {
  const idB = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';
  expect(pairKey({ idA: 'avax', idB: idB.toLowerCase() })).toBe(pairKey({ idA: 'AVAX', idB }));
});
