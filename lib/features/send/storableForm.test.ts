import { stableKey } from '@/lib/base/json/stableKey';
import type { SentForm } from '@/lib/transactions/forms/sentForms';
import { record } from '@/lib/transactions/history/testing/ending.setup';
import { storableForm } from './storableForm';

const FORM = { currencyId: 'AVAX', typedValue: '2', recipient: 'friend.eth' };
const WITHOUT = { ...FORM, recipient: '' };

function sent(own: Partial<SentForm> = {}): readonly SentForm[] {
  const key = stableKey(FORM);
  return [{ screen: 'send', key, transaction: record, status: 'pending', ...own }];
}

test('PNL-11 T24 an amount and its token are stored, a recipient is not', () => {
  expect(storableForm(FORM, [])).toEqual(WITHOUT);
  expect(storableForm(WITHOUT, [])).toBe(WITHOUT);
});

test('TXN-23 T24 the recipient of exactly the form that was sent is stored with it', () => {
  expect(storableForm(FORM, sent())).toBe(FORM);
  expect(storableForm(FORM, sent({ status: 'confirmed' }))).toBe(FORM);
  expect(storableForm({ ...FORM, typedValue: '3' }, sent()).recipient).toBe('');
  expect(storableForm(FORM, sent({ screen: 'swap' }))).toEqual(WITHOUT);
  expect(storableForm(FORM, sent({ status: 'replaced' }))).toEqual(WITHOUT);
});
