import { followStorage } from '@/lib/base/storage/store';
import type { StartedPayment } from './startedPayments';
import { startWatching, stopWatching, useStartedPayments } from './store';

const NAME = 'pangolin.payments';
const ours: StartedPayment = {
  account: '0x60781C2586D68229fde47564546784ab3fACA982',
  balance: 1n,
  block: 2n,
  startedMs: 3,
};
const theirs = { ...ours, account: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664' } as const;

test('REL-14 a payment that another tab watches is kept, and one that it watches no longer does not return', () => {
  const stop = followStorage(useStartedPayments);
  startWatching(theirs);
  const withTheirs = window.localStorage.getItem(NAME) ?? '';
  stopWatching(theirs);
  const withoutTheirs = window.localStorage.getItem(NAME) ?? '';
  window.localStorage.setItem(NAME, withTheirs);
  startWatching(ours);
  expect(useStartedPayments.getState().payments).toEqual([ours, theirs]);
  window.localStorage.setItem(NAME, withoutTheirs);
  startWatching(ours);
  expect(useStartedPayments.getState().payments).toEqual([ours]);
  stop();
});
