import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { getAddress } from 'viem';
import { followStorage } from '@/lib/base/storage/store';
import { trackedAtom } from '@/lib/transactions/history/atoms';
import { useSentRecipients } from '@/lib/transactions/history/recipients/store';
import {
  ACCOUNT,
  confirmedSend,
  FRIEND,
  pendingSend,
  RECEIPT,
} from '@/lib/transactions/history/recipients/testing/sends.setup';
import { useTransactions } from '@/lib/transactions/history/store';
import {
  addTransaction,
  clearTransactions,
  finalizeTransaction,
} from '@/lib/transactions/history/storeActions';
import { useRecipientComparison } from './useRecipientComparison';

/** The ends of the friend's address around other characters. */
const POISON = getAddress(`0x3c44${'0'.repeat(32)}93bc`);
const SEND = pendingSend(FRIEND);

let stopFollowing: () => void;

/** The stores as a new page restores them. */
function nextVisit(): void {
  const keys = ['pangolin.transactions', 'pangolin.recipients'];
  const stored = keys.map((key) => [key, window.localStorage.getItem(key)] as const);
  resetStores();
  for (const [key, text] of stored) if (text !== null) window.localStorage.setItem(key, text);
  useTransactions.persist.rehydrate();
  useSentRecipients.persist.rehydrate();
}

function resetStores(): void {
  useTransactions.setState(useTransactions.getInitialState(), true);
  useSentRecipients.setState(useSentRecipients.getInitialState(), true);
}

function comparisonOf(recipient = FRIEND) {
  return renderHook(() => useRecipientComparison(43114, ACCOUNT, recipient)).result;
}

beforeEach(() => {
  window.localStorage.clear();
  resetStores();
  getDefaultStore().set(trackedAtom, []);
  stopFollowing = followStorage(useTransactions);
});

afterEach(() => stopFollowing());

test('PNL-15 a recipient is known once the send is confirmed, and a look-alike of it is one before that', () => {
  const [friend, poison] = [comparisonOf(), comparisonOf(POISON)];
  act(() => addTransaction(SEND));
  expect(friend.current).toEqual({ type: 'new' });
  expect(poison.current).toMatchObject({ type: 'lookAlike', other: FRIEND });
  act(() => finalizeTransaction(SEND, { receipt: RECEIPT, nowMs: 1 }));
  expect(friend.current).toEqual({ type: 'known' });
  expect(poison.current).toMatchObject({ type: 'lookAlike', other: FRIEND });
});

test('PNL-15 TXN-06 clearing the transactions ends no protection, not even on later visits', () => {
  const [friend, poison] = [comparisonOf(), comparisonOf(POISON)];
  act(() => addTransaction(SEND));
  act(() => finalizeTransaction(SEND, { receipt: RECEIPT, nowMs: 1 }));
  act(() => clearTransactions(43114));
  expect(friend.current).toEqual({ type: 'known' });
  act(nextVisit);
  expect(friend.current).toEqual({ type: 'known' });
  expect(poison.current).toMatchObject({ type: 'lookAlike', other: FRIEND });
});

test('PNL-15 TXN-06 a send that was cleared while it was pending counts once it is confirmed', () => {
  const friend = comparisonOf();
  act(() => addTransaction(SEND));
  act(() => {
    getDefaultStore().set(trackedAtom, [SEND]);
    clearTransactions(43114);
  });
  expect(friend.current).toEqual({ type: 'new' });
  act(() => getDefaultStore().set(trackedAtom, [confirmedSend(FRIEND)]));
  expect(friend.current).toEqual({ type: 'known' });
});

test('PNL-15 the sends of a history from before recipients were kept count', () => {
  act(() => addTransaction(confirmedSend(FRIEND)));
  window.localStorage.removeItem('pangolin.recipients');
  act(nextVisit);
  expect(useSentRecipients.getState().recipients).toEqual([]);
  expect(comparisonOf().current).toEqual({ type: 'known' });
  expect(window.localStorage.getItem('pangolin.recipients')).toContain(FRIEND);
});

test('PNL-15 a send that another tab has recorded counts here', () => {
  const friend = comparisonOf();
  act(() => addTransaction(confirmedSend(FRIEND)));
  const stored = window.localStorage.getItem('pangolin.recipients') ?? '';
  act(() => {
    useSentRecipients.setState(useSentRecipients.getInitialState(), true);
    clearTransactions(43114);
  });
  expect(friend.current).toEqual({ type: 'new' });
  window.localStorage.setItem('pangolin.recipients', stored);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pangolin.recipients' })));
  expect(friend.current).toEqual({ type: 'known' });
});
