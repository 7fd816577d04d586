import { act, waitFor } from '@testing-library/react';
import { zeroHash } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { skipTime } from '@/lib/chain/rpc/testing/deviceClock.setup';
import { useTransactions } from '@/lib/transactions/history/store';
import { finalizeTransaction } from '@/lib/transactions/history/storeActions';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { StaleFiguresError } from '@/lib/transactions/submit/useAssertFresh';
import {
  permitPage,
  pgl,
  router,
  setUpPermitPage,
  signer,
  signs,
  tokens,
} from './testing/permitPage.setup';

setUpPermitPage();

test('APR-05 APR-06 APR-08 the wallet signs the amount for the router with the nonce of the chain', async () => {
  const { result, asked, approvals } = await permitPage({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  const [request] = asked('eth_signTypedData_v4');
  expect(request?.params[0]).toBe(signer.address);
  const { message } = JSON.parse(String(request?.params[1]));
  expect(message).toMatchObject({ value: '5', nonce: '3', spender: router.toLowerCase() });
  expect(String(result.current.signing.signature?.deadline)).toBe(message.deadline);
  expect(approvals()).toEqual([]);
});

test('RPC-26 the wallet is not asked to sign when the allowance was last read more than 30 s ago', async () => {
  const { result, asked } = await permitPage({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  skipTime(31_000);
  act(() => result.current.signing.sign());
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.any(StaleFiguresError)));
  await waitFor(() => expect(result.current.signing.request.isPending).toBe(false));
  expect(asked('eth_signTypedData_v4')).toEqual([]);
});

test('APR-05 APR-15 a signature is valid for its amount only, until its nonce is used or it is dropped', async () => {
  const { result, change, set, readAt } = await permitPage({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  change(6n);
  expect(result.current.signing).toMatchObject({
    signature: undefined,
    unusableBecause: 'otherAmount',
  });
  change(5n);
  expect(result.current.signing.unusableBecause).toBeUndefined();
  expect(result.current.signing.signature).toBeDefined();
  set(pgl.address, 'nonces(address)', 4n);
  readAt(101n);
  await waitFor(() => expect(result.current.signing.signature).toBeUndefined());
  expect(result.current.signing.unusableBecause).toBe('used');
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  act(() => result.current.signing.request.reset());
  await waitFor(() => expect(result.current.signing.signature).toBeUndefined());
});

test('APR-13 C19 a signature with a longer deadline setting is not used, and is requested again', async () => {
  const { result, setDeadline, asked } = await permitPage({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  expect(result.current.signing.unusableBecause).toBeUndefined();
  setDeadline(600);
  expect(result.current.signing).toMatchObject({
    signature: undefined,
    unusableBecause: 'beyondDeadline',
  });
  expect(result.current.signing.canSign).toBe(true);
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  expect(result.current.signing.unusableBecause).toBeUndefined();
  expect(asked('eth_signTypedData_v4')).toHaveLength(2);
  setDeadline(1200);
  expect(result.current.signing.signature).toBeDefined();
});

test('APR-08 APR-15 an expired signature is not used, and the user is asked to sign again', async () => {
  const { result } = await permitPage({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  jest.useFakeTimers();
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  const lastsMs = Number(result.current.signing.signature?.deadline) * 1000 - Date.now();
  await act(() => jest.advanceTimersByTimeAsync(lastsMs - 1000));
  expect(result.current.signing.signature).toBeDefined();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(result.current.signing.signature).toBeUndefined());
  expect(result.current.signing).toMatchObject({ unusableBecause: 'expired', canSign: true });
});

test('APR-08 T-6 a signature that lasts longer than a browser can time is kept', async () => {
  const { result, setDeadline } = await permitPage({ eth_signTypedData_v4: signs });
  setDeadline(50 * 24 * 60 * 60);
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  jest.useFakeTimers();
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  // Such a timer ends after a millisecond.
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(result.current.signing.signature).toBeDefined();
});

test('RPC-08 APR-05 a wallet that cannot show its network signs once the user continues', async () => {
  const { result, asked, approvals } = await permitPage({
    eth_getBlockByNumber: () => 'pong',
    eth_signTypedData_v4: signs,
  });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.request.isUnchecked).toBe(true));
  expect(asked('eth_signTypedData_v4')).toEqual([]);
  act(() => result.current.signing.signUnchecked());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  expect(result.current.signing.request.isUnchecked).toBe(false);
  expect(approvals()).toEqual([]);
});

test.each([
  ['a contract', '0x6001', false],
  ['an account that delegates to code', `0xef0100${'11'.repeat(20)}`, true],
])('APR-09 %s is asked for a signature: %s %s', async (_name, code, canSign) => {
  const getCode = jest.fn(() => code);
  const { result, asked } = await permitPage(
    { eth_signTypedData_v4: signs },
    { eth_getCode: getCode },
  );
  await waitFor(() => expect(result.current.approval.status).toBe('notApproved'));
  await waitFor(() => expect(getCode).toHaveBeenCalled());
  await waitFor(() => expect(result.current.signing.canSign).toBe(canSign));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature !== undefined).toBe(canSign));
  expect(asked('eth_signTypedData_v4')).toHaveLength(canSign ? 1 : 0);
});

test('APR-05 nothing is signed while an earlier signature of the token is in use, and again afterwards', async () => {
  const removal: TransactionRecord = {
    hash: zeroHash,
    from: signer.address,
    chainId: 43114,
    summary: {
      type: 'remove',
      amountA: amountOf(tokens.wavax, 1n),
      amountB: amountOf(tokens.png, 1n),
    },
    spending: [{ tokenAddress: pgl.address, spender: router, raw: 2n, isSigned: true }],
    to: router,
    value: 0n,
    dataHash: zeroHash,
    addedTime: Date.now(),
  };
  const { result, asked } = await permitPage({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => useTransactions.setState({ records: [removal] }));
  expect(result.current.signing).toMatchObject({ canSign: false, isInUse: true });
  expect(result.current.approval.status).toBe('notApproved');
  act(() => result.current.signing.sign());
  act(() => finalizeTransaction(removal, { nowMs: Date.now(), ending: 'cancelled' }));
  expect(result.current.signing).toMatchObject({ canSign: true, isInUse: false });
  expect(asked('eth_signTypedData_v4')).toEqual([]);
});
