import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { zeroHash } from 'viem';
import { addSentForm, useSentForms } from '@/lib/transactions/forms/store';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { useWatchSentForms } from '@/lib/transactions/forms/useWatchSentForms';
import { useTransactions } from '@/lib/transactions/history/store';
import {
  addTransaction,
  clearTransactions,
  finalizeTransaction,
} from '@/lib/transactions/history/storeActions';
import { NOW, OTHER, record } from '@/lib/transactions/history/testing/ending.setup';
import { useReviewSession } from './useReviewSession';

/** Sent after `record`. */
const SECOND = { ...record, hash: OTHER, nonce: 8, addedTime: NOW + 1 };
const OWNER = { chainId: 43114, account: record.from } as const;

type Shown = { readonly form: string; readonly account?: typeof record.from };

/** A form with a typed amount, whose review was sent and closed. */
function sentForm() {
  useTransactions.setState({ records: [] });
  useSentForms.setState({ forms: [] });
  const onConfirmed = jest.fn();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(useWatchSentForms);
  const mount = (initialProps: Shown) =>
    renderHook(
      ({ form, account = record.from }: Shown) => {
        const formStatus = useFormStatus('send', { ...OWNER, account }, form);
        return {
          ...useReviewSession<string>({ chainId: 43114, form, formStatus, onConfirmed }),
          formStatus,
        };
      },
      { initialProps, wrapper },
    );
  let screen = mount({ form: '1' });
  const send = (transaction: typeof record) =>
    act(() => {
      addTransaction(transaction);
      screen.result.current.openReview?.origin.recordSent(transaction);
    });
  const open = () => act(() => screen.result.current.start('a review'));
  const close = () => act(() => screen.result.current.close('closed'));
  open();
  send(record);
  close();
  return {
    onConfirmed,
    open,
    close,
    send,
    perhapsSend: () => act(() => screen.result.current.openReview?.origin.recordPerhapsSent()),
    /** The form of the open review. */
    asked: () => {
      const { openReview } = screen.result.current;
      if (openReview === undefined) throw new TypeError('No review is open');
      return openReview.origin.formId;
    },
    status: () => screen.result.current.formStatus.status,
    type: (form: string) => {
      act(() => screen.result.current.formStatus.recordEdit());
      screen.rerender({ form });
    },
    switchTo: (account: typeof record.from) => screen.rerender({ form: '1', account }),
    leave: () => screen.unmount(),
    comeBack: (form: string) => {
      screen = mount({ form });
    },
  };
}

/** Puts the receipt of a transaction in the history. */
function mine({ chainId, hash, from, to }: typeof record, status: 0 | 1 = 1): void {
  const receipt = {
    ...{ from, to, status, contractAddress: null, transactionHash: hash, transactionIndex: 0 },
    ...{ blockHash: zeroHash, blockNumber: 100n },
  };
  act(() => finalizeTransaction({ chainId, hash }, { receipt, nowMs: NOW }));
}

test('TXN-23 a confirmation clears the amount, even when another review was opened and closed since', () => {
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

test('TXN-23 TXN-28 what was perhaps sent and then found clears the amount that was typed', () => {
  const form = sentForm();
  form.type('2');
  const button = document.body.appendChild(document.createElement('button'));
  act(() => button.focus());
  form.open();
  form.perhapsSend();
  act(() => {
    addTransaction(SECOND);
    addSentForm({ ...form.asked(), transaction: SECOND, status: 'pending' });
  });
  mine(SECOND);
  expect(form.onConfirmed).not.toHaveBeenCalled();
  form.close();
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
  button.remove();
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
  expect(form.status()).toBe('pending');
  form.type('2');
  expect(form.status()).toBe('unsent');
  form.type('1');
  expect(form.status()).toBe('pending');
  mine(record, 0);
  expect(form.status()).toBe('unsent');
});

test('TXN-23 a form that was sent before another one is still sent, and its confirmation clears it', () => {
  const form = sentForm();
  form.type('2');
  form.open();
  form.send(SECOND);
  form.close();
  form.type('1');
  expect(form.status()).toBe('pending');
  mine(record);
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
});

test('TXN-06 TXN-23 a confirmation counts although the user has cleared all transactions', () => {
  const form = sentForm();
  form.leave();
  mine(record);
  act(() => clearTransactions(43114));
  form.comeBack('1');
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
  expect(form.status()).toBe('unsent');
});

test('TXN-06 TXN-23 a form is still pending after the user has cleared all transactions', () => {
  const form = sentForm();
  act(() => clearTransactions(43114));
  expect(form.status()).toBe('pending');
});

test('TXN-23 a form whose transaction confirms after an edit is not cleared when it is typed again', () => {
  const form = sentForm();
  form.type('2');
  mine(record);
  form.type('1');
  expect(form.status()).toBe('unsent');
  expect(form.onConfirmed).not.toHaveBeenCalled();
});

test('TXN-23 the form of another account was not sent, and is not cleared', () => {
  const form = sentForm();
  form.switchTo(record.to);
  expect(form.status()).toBe('unsent');
  mine(record);
  expect(form.onConfirmed).not.toHaveBeenCalled();
});

test('TXN-23 what a person is typing is not cleared before they leave the field', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const button = document.body.appendChild(document.createElement('button'));
  const form = sentForm();
  act(() => field.focus());
  form.type('');
  form.type('1');
  mine(record);
  act(() => button.focus());
  expect(form.onConfirmed).not.toHaveBeenCalled();
  expect(form.status()).toBe('confirmed');
  act(() => button.blur());
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
  field.remove();
  button.remove();
});

test('TXN-23 a confirmation leaves what is typed on alone', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const form = sentForm();
  act(() => field.focus());
  form.type('');
  form.type('1');
  mine(record);
  form.type('1.5');
  form.type('1');
  act(() => field.blur());
  expect(form.onConfirmed).not.toHaveBeenCalled();
  field.remove();
});

test('TXN-23 a form that was not edited is cleared although one of its controls has the focus', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const form = sentForm();
  act(() => button.focus());
  mine(record);
  expect(form.onConfirmed).toHaveBeenCalledTimes(1);
  button.remove();
});
