import { amountError, type CheckedField, formErrors, plainAmount } from './orderForm';

const RIGHT = { firstName: 'A', lastName: 'B', email: 'a@b.co' };

const fieldError = (field: CheckedField, text: string) =>
  formErrors({ ...RIGHT, [field]: text })[field];

test.each(['', ' ', '\t'])('BUY-12 a first or last name of %j is missing', (text) => {
  expect(fieldError('firstName', text)).toBe('name');
  expect(fieldError('lastName', text)).toBe('name');
});

test.each(['A', ' Zoë ', "O'Brien", '李'])('BUY-12 a name of %j is one', (text) => {
  expect(fieldError('firstName', text)).toBeUndefined();
});

test.each([
  'a@b.co',
  'first.last@example.com',
  ' spaces@around.org ',
  'plus+tag@example.museum',
  'a_b-c@sub.example.travel',
  '1@2.io',
  "o'brien@example.org",
  '_a@b.co',
  'zoë@exämple.org',
  'a@b.xn--p1ai',
])('BUY-13 %j is an address', (text) => {
  expect(fieldError('email', text)).toBeUndefined();
});

test.each([
  '',
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b.c',
  'a b@c.de',
  'a@b@c.de',
  'a@-b.co',
  'a@b-.co',
  'a@b..co',
  'a,b@c.co',
  'a@b c.co',
  `a@${'b'.repeat(250)}.co`,
])('BUY-13 %j is not an address', (text) => {
  expect(fieldError('email', text)).toBe('email');
});

test('BUY-14 all fields are checked together: a right one hides no wrong one', () => {
  expect(formErrors({ firstName: '', lastName: 'B', email: 'a@b' })).toEqual({
    firstName: 'name',
    email: 'email',
  });
  expect(formErrors({ firstName: 'A', lastName: 'B', email: 'a@b.co' })).toEqual({});
});

test.each([
  ['1', undefined],
  ['0.01', undefined],
  ['.5', undefined],
  ['100.', undefined],
  ['1'.repeat(12), undefined],
  ['0', 'missing'],
  ['0.00', 'missing'],
  ['', 'missing'],
  ['.', 'missing'],
  ['-1', 'missing'],
  ['1e3', 'missing'],
  ['1,5', 'missing'],
  ['0.001', 'decimals'],
  ['1'.repeat(13), 'tooLarge'],
])('BUY-15 AMT-17 an amount of %j dollars can be ordered, or is %s', (text, error) => {
  expect(amountError(text, 'USD')).toBe(error);
});

test('BUY-15 an amount has no more decimals than its currency', () => {
  expect(amountError('100.5', 'JPY')).toBe('decimals');
  expect(amountError('100', 'JPY')).toBeUndefined();
});

test.each([
  ['.5', '0.5'],
  ['100.', '100'],
  ['1.50', '1.50'],
])('BUY-07 the amount %j is sent as %j', (typed, sent) => {
  expect(plainAmount(typed)).toBe(sent);
});
