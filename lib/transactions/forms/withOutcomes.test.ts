import { record } from '@/lib/transactions/history/testing/ending.setup';
import { unendedTransactions } from './sentForms';
import { later, mined, sent } from './testing/sentForms.setup';
import { withOutcomes } from './withOutcomes';

test('TXN-23 an outcome stays known after its transaction was cleared from the history', () => {
  const confirmed = withOutcomes([sent('1')], [mined(record)]);
  expect(withOutcomes(confirmed, [])).toBe(confirmed);
  expect(confirmed).toMatchObject([{ status: 'confirmed' }]);
  const pending = [sent('1')];
  expect(withOutcomes(pending, [])).toBe(pending);
  expect(unendedTransactions([...pending, ...confirmed])).toEqual([record]);
});

test.each([
  ['failed', mined(record, 0)],
  ['was dropped', { ...record, ending: 'dropped' }],
  ['TXN-27 was replaced by an unknown one', { ...record, ending: 'replaced' }],
  ['was cancelled', { ...mined(record), ending: 'cancelled' }],
] as const)('TXN-23 a form whose transaction %s was not sent', (_name, ended) => {
  expect(withOutcomes([sent('1')], [ended])).toEqual([]);
});

test('TXN-03 one of a contract account stays pending, whatever is mined later', () => {
  const own = { ...record, isFromContract: true };
  const forms = [sent('1')];
  expect(withOutcomes(forms, [mined(later), own])).toBe(forms);
});
