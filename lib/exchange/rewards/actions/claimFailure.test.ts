import { TransactionRevertsError } from '@/lib/transactions/review/sendErrors';
import { PerhapsSentError } from '@/lib/transactions/submit/sendFailure';
import type { SendRequest } from '@/lib/transactions/submit/sendRequest';
import { WalletBusyError } from '@/lib/transactions/submit/walletFailure';
import { claimFailure } from './claimFailure';

const error = new TransactionRevertsError('no', undefined);
const passes = { verdict: 'passes', paysNothing: false } as const;
const fails = { verdict: 'fails', failure: { error, reason: 'no' }, paysNothing: false } as const;
const idle = { status: 'idle', error: null, isUnchecked: false, isRejected: false } as const;
const failed = (reason: unknown) => ({ ...idle, status: 'error', error: reason }) as const;

test('CLM-03 a claim that its preview refuses fails with the reason, until something is confirmed', () => {
  expect(claimFailure(fails, idle)).toEqual({ type: 'fails', failure: fails.failure });
  expect(claimFailure({ ...passes, paysNothing: true }, idle)).toEqual({ type: 'paysNothing' });
  expect(claimFailure({ ...passes, verdict: 'checking' }, idle)).toBeUndefined();
  expect(claimFailure(passes, idle)).toBeUndefined();
  expect(claimFailure(fails, { ...idle, status: 'pending' })).toBeUndefined();
  expect(claimFailure(fails, { ...idle, status: 'success' })).toBeUndefined();
});

test('CLM-03 a claim that was declined or not sent is a failure', () => {
  expect(claimFailure(passes, { ...idle, isRejected: true })).toEqual({ type: 'declined' });
  expect(claimFailure(passes, failed(error))).toEqual({ type: 'unsent', error });
});

test('CLM-03 CLM-04 a claim that may still be made, or may have been sent, is none', () => {
  expect(claimFailure(passes, { ...failed(error), isUnchecked: true })).toBeUndefined();
  expect(claimFailure(passes, failed(new WalletBusyError()))).toBeUndefined();
  const request = {} as SendRequest;
  expect(claimFailure(passes, failed(new PerhapsSentError(request, 'what?')))).toBeUndefined();
});
