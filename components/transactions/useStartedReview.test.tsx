import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { atom } from 'jotai';
import type { ReactNode } from 'react';
import { zeroHash } from 'viem';
import type { SentForm } from '@/lib/forms/sentForm';
import { useSentForm } from '@/lib/forms/useSentForm';
import { NOW, OTHER, record } from '@/lib/history/ending.setup';
import { addTransaction, finalizeTransaction, useTransactions } from '@/lib/history/store';
import { useStartedReview } from './useStartedReview';

const SECOND = { ...record, hash: OTHER };

/** A form with a typed amount, whose review was sent and closed. */
function sentForm() {
  useTransactions.setState({ records: [] });
  const onConfirmed = jest.fn();
  const client = new QueryClient();
  const sentAtom = atom<SentForm | undefined>(undefined);
  const { result, rerender } = renderHook(
    (form: string) => {
      const sending = useSentForm(sentAtom, form);
      return {
        ...useStartedReview<string, string>(43114, form, { sending, onConfirmed }),
        sending,
      };
    },
    {
      initialProps: '1',
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const send = (transaction: typeof record) =>
    act(() => {
      addTransaction(transaction);
      result.current.started?.click.noteSent(transaction);
    });
  const open = () => act(() => result.current.start('a review'));
  const close = () => act(() => result.current.end('dismissed'));
  open();
  send(record);
  close();
  return { result, onConfirmed, open, close, send, type: (form: string) => rerender(form) };
}

/** Puts the receipt of a transaction in the history. */
function mine({ chainId, hash, from, to }: typeof record, status: 0 | 1 = 1): void {
  const receipt = {
    ...{ from, to, status, contractAddress: null, transactionHash: hash, transactionIndex: 0 },
    ...{ blockHash: zeroHash, blockNumber: 100n },
  };
  act(() => finalizeTransaction({ chainId, hash }, { receipt, nowMs: NOW }));
}

test('TXN-23 a confirmation clears the amount, also when another review was opened and closed since', () => {
  const form = sentForm();
  form.open();
  form.close();
  expect(form.onConfirmed).not.toHaveBeenCalled();
  mine(record);
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
});

test('TXN-23 a confirmation leaves the amount of an open review alone until that one ends unsent', () => {
  const form = sentForm();
  form.open();
  mine(record);
  expect(form.onConfirmed).not.toHaveBeenCalled();
  form.close();
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
});

test('TXN-23 after another transaction was sent, only its confirmation clears the amount', () => {
  const form = sentForm();
  form.open();
  form.send(SECOND);
  mine(record);
  form.close();
  expect(form.onConfirmed).not.toHaveBeenCalled();
  mine(SECOND);
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
});

test('TXN-23 its own dialog may be open when a confirmation clears the amount', () => {
  const form = sentForm();
  form.open();
  form.send(SECOND);
  mine(SECOND);
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
});

test('TXN-23 a transaction that failed clears no amount', () => {
  const form = sentForm();
  form.open();
  form.close();
  mine(record, 0);
  expect(form.onConfirmed).not.toHaveBeenCalled();
});

test('TXN-23 an amount that was changed since is not cleared', () => {
  const form = sentForm();
  form.open();
  form.close();
  form.type('2');
  mine(record);
  expect(form.onConfirmed).not.toHaveBeenCalled();
});

test('TXN-23 a form is sent as it is: changed it is another, until what was sent has ended', () => {
  const form = sentForm();
  const sending = () => form.result.current.sending;
  expect(sending()).toMatchObject({ id: { hash: record.hash }, isPending: true });
  form.type('2');
  expect(sending()).toMatchObject({ id: undefined, isPending: false });
  form.type('1');
  expect(sending().isPending).toBe(true);
  mine(record, 0);
  expect(sending()).toMatchObject({ id: undefined, isPending: false });
});
