import { EMPTY_ADD_FORM, reduceAddForm } from './addForm';

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
