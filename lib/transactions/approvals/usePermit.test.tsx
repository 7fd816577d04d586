import { act, waitFor } from '@testing-library/react';
import { decodeFunctionData, isHex, parseAbi, zeroHash } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { skipTime } from '@/lib/chain/rpc/testing/deviceClock.setup';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { useTransactions } from '@/lib/transactions/history/store';
import { finalizeTransaction } from '@/lib/transactions/history/storeActions';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { StaleFiguresError } from '@/lib/transactions/submit/askWallet';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import type { Answers } from '@/lib/transactions/submit/testing/fakeWallet.setup';
import { WalletBusyError, WalletDisconnectedError } from '@/lib/transactions/submit/walletFailure';
import { SignatureFailedError } from './signPermit';
import { useApproval } from './useApproval';
import { usePermit } from './usePermit';

const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const signer = privateKeyToAccount(generatePrivateKey());
const [wavax, png] = CATALOGUE[43114];
if (wavax === undefined || png === undefined) throw new TypeError('A token is missing');
const pgl = liquidityToken(wavax, png);
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)']);

/** A wallet that signs what it gets, as wallets do. */
const signs = async ([, text]: readonly unknown[]) =>
  signer.signTypedData(JSON.parse(String(text)));

async function page(wallet: Answers, node: Answers = {}) {
  let amount: Amount = amountOf(pgl, 5n);
  let deadlineSeconds = 3600;
  let attempt = 1;
  const shown = await connectedPage(
    () => {
      const approval = useApproval(amount, router);
      const permit = usePermit({ amount, spender: router, deadlineSeconds, attempt }, approval);
      return { approval, permit };
    },
    {
      account: signer.address,
      contracts: [
        [pgl.address, 'allowance(address,address)', 0n],
        [pgl.address, 'nonces(address)', 3n],
      ],
      wallet,
      node,
    },
  );
  return {
    ...shown,
    change: (raw: bigint) => {
      amount = amountOf(pgl, raw);
      shown.rerender();
    },
    /** Opens another review. */
    attemptAgain: () => {
      attempt += 1;
      shown.rerender();
    },
    setDeadline: (seconds: number) => {
      deadlineSeconds = seconds;
      shown.rerender();
    },
    approvals: () =>
      shown.asked('eth_sendTransaction').map(({ params: [sent] }) => {
        const data = typeof sent === 'object' && sent !== null && 'data' in sent ? sent.data : '';
        return isHex(data) ? decodeFunctionData({ abi: approveAbi, data }).args : undefined;
      }),
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useTransactions.setState(useTransactions.getInitialState());
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('APR-05 APR-06 APR-08 the wallet signs the amount for the router with the nonce of the chain', async () => {
  const { result, asked, approvals } = await page({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  const [request] = asked('eth_signTypedData_v4');
  expect(request?.params[0]).toBe(signer.address);
  const { message } = JSON.parse(String(request?.params[1]));
  expect(message).toMatchObject({ value: '5', nonce: '3', spender: router.toLowerCase() });
  expect(String(result.current.permit.permit?.deadline)).toBe(message.deadline);
  expect(approvals()).toEqual([]);
});

test('RPC-26 the wallet is not asked to sign when the allowance was last read more than 30 s ago', async () => {
  const { result, asked } = await page({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  skipTime(31_000);
  act(() => result.current.permit.sign());
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.any(StaleFiguresError)));
  await waitFor(() => expect(result.current.permit.isSigning).toBe(false));
  expect(asked('eth_signTypedData_v4')).toEqual([]);
});

test('APR-05 APR-15 a signature is valid for its amount only, until its nonce is used or it is dropped', async () => {
  const { result, change, set, readAt } = await page({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  change(6n);
  expect(result.current.permit).toMatchObject({ permit: undefined, again: 'otherAmount' });
  change(5n);
  expect(result.current.permit.again).toBeUndefined();
  expect(result.current.permit.permit).toBeDefined();
  set(pgl.address, 'nonces(address)', 4n);
  readAt(101n);
  await waitFor(() => expect(result.current.permit.permit).toBeUndefined());
  expect(result.current.permit.again).toBe('used');
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  act(() => result.current.permit.drop());
  await waitFor(() => expect(result.current.permit.permit).toBeUndefined());
});

test('APR-13 C19 a signature with a longer deadline setting is not used, and is requested again', async () => {
  const { result, setDeadline, asked } = await page({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  expect(result.current.permit.again).toBeUndefined();
  setDeadline(600);
  expect(result.current.permit).toMatchObject({ permit: undefined, again: 'beyondDeadline' });
  expect(result.current.permit.canSign).toBe(true);
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  expect(result.current.permit.again).toBeUndefined();
  expect(asked('eth_signTypedData_v4')).toHaveLength(2);
  setDeadline(1200);
  expect(result.current.permit.permit).toBeDefined();
});

test('APR-08 APR-15 an expired signature is not used, and the user is asked to sign again', async () => {
  const { result } = await page({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  jest.useFakeTimers();
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  const lastsMs = Number(result.current.permit.permit?.deadline) * 1000 - Date.now();
  await act(() => jest.advanceTimersByTimeAsync(lastsMs - 1000));
  expect(result.current.permit.permit).toBeDefined();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(result.current.permit.permit).toBeUndefined());
  expect(result.current.permit).toMatchObject({ again: 'expired', canSign: true });
});

test('APR-08 T-6 a signature that lasts longer than a browser can time is kept', async () => {
  const { result, setDeadline } = await page({ eth_signTypedData_v4: signs });
  setDeadline(50 * 24 * 60 * 60);
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  jest.useFakeTimers();
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  // Such a timer ends after a millisecond.
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(result.current.permit.permit).toBeDefined();
});

test.each([
  { code: 4001, message: 'no' },
  { code: 5000, message: 'no' },
  { code: 5001, message: 'no' },
  { code: 5002, message: 'no' },
  { code: 'ACTION_REJECTED', message: 'no' },
  { code: '4001', message: 'no' },
  { code: -32000, message: 'User rejected' },
  { code: -32603, message: 'MetaMask Message Signature: User denied message signature.' },
  { code: -32603, data: { originalError: { code: 4001 } } },
  { code: 1, message: 'Cancelled by user' },
  'Rejected by user',
])(
  'APR-10 APR-14 after the refusal %j nothing is approved, and the request can be repeated',
  async (refusal) => {
    let isRefusing = true;
    const { result, approvals, asked } = await page({
      eth_signTypedData_v4: (params) => {
        if (isRefusing) throw refusal;
        return signs(params);
      },
    });
    await waitFor(() => expect(result.current.permit.canSign).toBe(true));
    act(() => result.current.permit.sign());
    await waitFor(() => expect(result.current.permit.isDeclined).toBe(true));
    expect(asked('eth_signTypedData_v4')).toHaveLength(1);
    expect(result.current.permit.isSigning).toBe(false);
    expect(result.current.approval.submission.status).toBe('idle');
    expect(approvals()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
    isRefusing = false;
    act(() => result.current.permit.sign());
    await waitFor(() => expect(result.current.permit.permit).toBeDefined());
    expect(result.current.permit.isDeclined).toBe(false);
  },
);

test.each([
  'User closed popup',
  'Modal closed by user',
  'Signing aborted by user',
  'The user did not approve',
  'Signature rejected by wallet',
  'Ledger device: UNKNOWN_ERROR (0x6985)',
])('APR-10 APR-14 after "%s" nothing is approved', async (message) => {
  const declines = () => Promise.reject({ code: -32603, message });
  const { result, approvals } = await page({ eth_signTypedData_v4: declines });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.isDeclined).toBe(true));
  expect(result.current.permit.error).toBeNull();
  expect(approvals()).toEqual([]);
});

test.each([
  [{ code: -32603, message: 'Internal error' }, SignatureFailedError],
  [{ code: -32000, message: 'Keyring is locked' }, SignatureFailedError],
  [{ code: -32002, message: 'Request already pending' }, WalletBusyError],
  [{ code: 4900, message: 'Disconnected' }, WalletDisconnectedError],
  ['no', SignatureFailedError],
  [undefined, SignatureFailedError],
])(
  'APR-11 APR-14 after the failure %j nothing is approved: it is shown, and the request can be repeated',
  async (failure, named) => {
    let isFailing = true;
    const { result, approvals, attemptAgain } = await page({
      eth_signTypedData_v4: (params) => (isFailing ? Promise.reject(failure) : signs(params)),
    });
    await waitFor(() => expect(result.current.permit.canSign).toBe(true));
    act(() => result.current.permit.sign());
    await waitFor(() => expect(result.current.permit.error).toBeInstanceOf(named));
    expect(result.current.permit).toMatchObject({ isSigning: false, isDeclined: false });
    expect(result.current.approval.submission.status).toBe('idle');
    expect(approvals()).toEqual([]);
    // It is about its own review.
    attemptAgain();
    await waitFor(() => expect(result.current.permit.error).toBeNull());
    if (named === WalletDisconnectedError) return;
    isFailing = false;
    act(() => result.current.permit.sign());
    await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  },
);

test('TXN-26 a refusal is shown for its own attempt only', async () => {
  const declines = () => Promise.reject({ code: 4001, message: 'no' });
  const { result, attemptAgain } = await page({ eth_signTypedData_v4: declines });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.isDeclined).toBe(true));
  attemptAgain();
  await waitFor(() => expect(result.current.permit.isDeclined).toBe(false));
});

test('TXN-26 APR-11 the approval that takes the place of a signature can be declined', async () => {
  let isSupported = false;
  const { result, approvals } = await page({
    eth_signTypedData_v4: (params) => {
      if (!isSupported) throw { code: 4200, message: 'not supported' };
      return signs(params);
    },
    eth_sendTransaction: () => Promise.reject({ code: 4001, message: 'no' }),
  });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.approval.submission.isDeclined).toBe(true));
  expect(approvals()).toHaveLength(1);
  isSupported = true;
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  expect(result.current.approval.submission.isDeclined).toBe(false);
});

test.each([
  ['a wallet that cannot sign', () => Promise.reject({ code: -32601, message: 'no such method' })],
  [
    'a wallet whose node cannot sign',
    () => Promise.reject({ code: -32603, data: { originalError: { code: 4200 } } }),
  ],
  [
    'a wallet that says so in words',
    () => Promise.reject({ code: -32000, message: 'eth_signTypedData_v4 is not supported' }),
  ],
  [
    'a wallet without the method, in words',
    () => Promise.reject(new Error('The method does not exist/is not available')),
  ],
  ['a wallet that answers nonsense', () => `0x${'ab'.repeat(65)}`],
  [
    'a wallet that signs with another key',
    ([, text]: readonly unknown[]) =>
      privateKeyToAccount(generatePrivateKey()).signTypedData(JSON.parse(String(text))),
  ],
])(
  'APR-11 after %s the amount that was to be signed is approved on chain',
  async (_name, answer) => {
    const { result, approvals } = await page({ eth_signTypedData_v4: answer });
    await waitFor(() => expect(result.current.permit.canSign).toBe(true));
    act(() => result.current.permit.sign());
    await waitFor(() => expect(approvals()).toEqual([[router, 5n]]));
    expect(result.current.permit.permit).toBeUndefined();
  },
);

test('RPC-08 APR-05 a wallet that cannot show its network signs once the user continues', async () => {
  const { result, asked, approvals } = await page({
    eth_getBlockByNumber: () => 'pong',
    eth_signTypedData_v4: signs,
  });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.isUnchecked).toBe(true));
  expect(asked('eth_signTypedData_v4')).toEqual([]);
  act(() => result.current.permit.signUnchecked());
  await waitFor(() => expect(result.current.permit.permit).toBeDefined());
  expect(result.current.permit.isUnchecked).toBe(false);
  expect(approvals()).toEqual([]);
});

test('APR-11 TXN-19 a signature that fails late approves nothing once another amount is wanted', async () => {
  let fail = (_error: unknown) => {};
  const { result, asked, change, settled } = await page({
    eth_signTypedData_v4: () => new Promise((_resolve, reject) => (fail = reject)),
  });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.isRequested).toBe(true));
  act(() => change(9n));
  act(() => fail({ code: 4200, message: 'Not supported' }));
  await waitFor(() => expect(result.current.permit.isSigning).toBe(false));
  await settled();
  expect(asked('eth_sendTransaction')).toEqual([]);
  expect(result.current.approval.submission.status).toBe('idle');
});

test('APR-11 TXN-19 a signature that fails late is replaced by an approval, if the form has not changed', async () => {
  let fail = (_error: unknown) => {};
  const { result, approvals, change } = await page({
    eth_signTypedData_v4: () => new Promise((_resolve, reject) => (fail = reject)),
  });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.isRequested).toBe(true));
  act(() => change(9n));
  act(() => change(5n));
  act(() => fail({ code: 4200, message: 'Not supported' }));
  await waitFor(() => expect(approvals()).toEqual([[router, 5n]]));
});

test('APR-11 a signature that fails approves nothing once the allowance is enough', async () => {
  let fail = (_error: unknown) => {};
  const { result, asked, set, readAt, settled } = await page({
    eth_signTypedData_v4: () => new Promise((_resolve, reject) => (fail = reject)),
  });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.isRequested).toBe(true));
  set(pgl.address, 'allowance(address,address)', 5n);
  readAt(101n);
  await waitFor(() => expect(result.current.approval.status).toBe('approved'));
  act(() => fail({ code: 4200, message: 'Not supported' }));
  await waitFor(() => expect(result.current.permit.isSigning).toBe(false));
  await settled();
  expect(asked('eth_sendTransaction')).toEqual([]);
});

test.each([
  ['a contract', '0x6001', false],
  ['an account that delegates to code', `0xef0100${'11'.repeat(20)}`, true],
])('APR-09 %s is asked for a signature: %s %s', async (_name, code, canSign) => {
  const getCode = jest.fn(() => code);
  const { result, asked } = await page({ eth_signTypedData_v4: signs }, { eth_getCode: getCode });
  await waitFor(() => expect(result.current.approval.status).toBe('notApproved'));
  await waitFor(() => expect(getCode).toHaveBeenCalled());
  await waitFor(() => expect(result.current.permit.canSign).toBe(canSign));
  act(() => result.current.permit.sign());
  await waitFor(() => expect(result.current.permit.permit !== undefined).toBe(canSign));
  expect(asked('eth_signTypedData_v4')).toHaveLength(canSign ? 1 : 0);
});

test('APR-05 nothing is signed while an earlier signature of the token is in use, and again afterwards', async () => {
  const removal: TransactionRecord = {
    hash: zeroHash,
    from: signer.address,
    chainId: 43114,
    summary: { type: 'remove', amountA: amountOf(wavax, 1n), amountB: amountOf(png, 1n) },
    spending: [{ tokenAddress: pgl.address, spender: router, raw: 2n, isSigned: true }],
    to: router,
    value: 0n,
    dataHash: zeroHash,
    addedTime: Date.now(),
  };
  const { result, asked } = await page({ eth_signTypedData_v4: signs });
  await waitFor(() => expect(result.current.permit.canSign).toBe(true));
  act(() => useTransactions.setState({ records: [removal] }));
  expect(result.current.permit).toMatchObject({ canSign: false, isInUse: true });
  expect(result.current.approval.status).toBe('notApproved');
  act(() => result.current.permit.sign());
  act(() => finalizeTransaction(removal, { nowMs: Date.now(), ending: 'cancelled' }));
  expect(result.current.permit).toMatchObject({ canSign: true, isInUse: false });
  expect(asked('eth_signTypedData_v4')).toEqual([]);
});
