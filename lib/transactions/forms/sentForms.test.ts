import { record } from '@/lib/transactions/history/testing/ending.setup';
import { formStatusOf, unendedTransactions, withoutConfirmed, withSentForm } from './sentForms';
import { later, mined, sent } from './testing/sentForms.setup';
import { withOutcomes } from './withOutcomes';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const owner = { chainId: 43114, account: record.from } as const;

test('TXN-23 what was sent belongs to its screen, account, chain and form', () => {
  const forms = [sent('1')];
  const now = { ...owner, screen: 'send', key: '1' } as const;
  expect(formStatusOf(forms, now)).toBe('pending');
  expect(formStatusOf(forms, { ...now, screen: 'swap' })).toBe('unsent');
  expect(formStatusOf(forms, { ...now, account: FRIEND })).toBe('unsent');
  expect(formStatusOf(forms, { ...now, account: undefined })).toBe('unsent');
  expect(formStatusOf(forms, { ...now, chainId: 43113 })).toBe('unsent');
  expect(formStatusOf(forms, { ...now, key: '2' })).toBe('unsent');
});

test('TXN-23 the same form sent twice is pending until both have ended', () => {
  const now = { ...owner, screen: 'send', key: '1' } as const;
  const twice = [sent('1', { transaction: later }), sent('1')];
  const first = withOutcomes(twice, [later, mined(record)]);
  expect(formStatusOf(first, now)).toBe('pending');
  const dropped = { ...later, ending: 'dropped' } as const;
  expect(formStatusOf(withOutcomes(twice, [dropped, record]), now)).toBe('pending');
  expect(formStatusOf(withOutcomes(first, [dropped, mined(record)]), now)).toBe('confirmed');
});

test('TXN-23 one that was sent before another is still known as sent', () => {
  const forms = withSentForm([sent('1')], sent('2', { transaction: later }));
  const now = { ...owner, screen: 'send' } as const;
  expect(formStatusOf(forms, { ...now, key: '1' })).toBe('pending');
  expect(formStatusOf(forms, { ...now, key: '2' })).toBe('pending');
  const confirmed = withOutcomes(forms, [later, mined(record)]);
  expect(formStatusOf(confirmed, { ...now, key: '1' })).toBe('confirmed');
});

test('TXN-03 TXN-23 one that a later transaction has overtaken is not pending, yet may turn out to be confirmed', () => {
  const overtaken = withOutcomes([sent('1')], [mined(later), record]);
  const now = { ...owner, screen: 'send', key: '1' } as const;
  expect(formStatusOf(overtaken, now)).toBe('unsent');
  expect(unendedTransactions(overtaken)).toEqual([record]);
  expect(formStatusOf(withOutcomes(overtaken, [mined(later), mined(record)]), now)).toBe(
    'confirmed',
  );
});

test('TXN-23 what was confirmed is forgotten for its screen only, and at most 20 are known', () => {
  const confirmed = sent('1', { status: 'confirmed' });
  const others = [sent('2'), { ...confirmed, screen: 'swap' } as const];
  expect(withoutConfirmed([confirmed, ...others], 'send')).toEqual(others);
  expect(withoutConfirmed(others, 'send')).toBe(others);
  const many = Array.from({ length: 20 }, (_, index) => sent(`${index}`));
  expect(withSentForm(many, sent('new'))).toEqual([sent('new'), ...many.slice(0, 19)]);
});
