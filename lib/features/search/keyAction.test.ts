import { keyAction, type PressedKey } from './keyAction';

const PLAIN: Omit<PressedKey, 'key'> = {
  hasModifier: false,
  isTaken: false,
  focus: 'none',
  isCovered: false,
};

const act = (key: string, where: Partial<PressedKey> = {}) =>
  keyAction({ key, ...PLAIN, ...where });

test('FND-01 FND-10 / opens the search and ? the list of keys, where they type nothing and no dialog is open', () => {
  expect(act('/')).toBe('search');
  expect(act('?')).toBe('keys');
  for (const key of ['/', '?']) {
    expect(act(key, { focus: 'text' })).toBeUndefined();
    expect(act(key, { focus: 'amount' })).toBeUndefined();
    expect(act(key, { isCovered: true })).toBeUndefined();
    expect(act(key, { hasModifier: true })).toBeUndefined();
    expect(act(key, { isTaken: true })).toBeUndefined();
  }
});

test('FND-08 Enter reviews in an amount only, in a dialog too', () => {
  expect(act('Enter', { focus: 'amount' })).toBe('review');
  expect(act('Enter', { focus: 'amount', isCovered: true })).toBe('review');
  expect(act('Enter', { focus: 'amount', isTaken: true })).toBeUndefined();
  expect(act('Enter', { focus: 'text' })).toBeUndefined();
  expect(act('Enter')).toBeUndefined();
});

test('FND-09 Escape leaves an amount, unless it closes a dialog', () => {
  expect(act('Escape', { focus: 'amount' })).toBe('leave');
  expect(act('Escape', { focus: 'amount', isCovered: true })).toBeUndefined();
  expect(act('Escape', { focus: 'text' })).toBeUndefined();
});
