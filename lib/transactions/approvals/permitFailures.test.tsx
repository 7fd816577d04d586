import { act, waitFor } from '@testing-library/react';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { WalletBusyError, WalletDisconnectedError } from '@/lib/transactions/submit/walletFailure';
import { SignatureFailedError } from './signPermit';
import { permitPage, pgl, router, setUpPermitPage, signs } from './testing/permitPage.setup';

setUpPermitPage();

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
    const { result, approvals, asked } = await permitPage({
      eth_signTypedData_v4: (params) => {
        if (isRefusing) throw refusal;
        return signs(params);
      },
    });
    await waitFor(() => expect(result.current.signing.canSign).toBe(true));
    act(() => result.current.signing.sign());
    await waitFor(() => expect(result.current.signing.request.isRejected).toBe(true));
    expect(asked('eth_signTypedData_v4')).toHaveLength(1);
    expect(result.current.signing.request.isPending).toBe(false);
    expect(result.current.approval.submission.status).toBe('idle');
    expect(approvals()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
    isRefusing = false;
    act(() => result.current.signing.sign());
    await waitFor(() => expect(result.current.signing.signature).toBeDefined());
    expect(result.current.signing.request.isRejected).toBe(false);
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
  const { result, approvals } = await permitPage({ eth_signTypedData_v4: declines });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.request.isRejected).toBe(true));
  expect(result.current.signing.request.error).toBeNull();
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
    const { result, approvals, openAgain } = await permitPage({
      eth_signTypedData_v4: (params) => (isFailing ? Promise.reject(failure) : signs(params)),
    });
    await waitFor(() => expect(result.current.signing.canSign).toBe(true));
    act(() => result.current.signing.sign());
    await waitFor(() => expect(result.current.signing.request.error).toBeInstanceOf(named));
    expect(result.current.signing.request).toMatchObject({ isPending: false, isRejected: false });
    expect(result.current.approval.submission.status).toBe('idle');
    expect(approvals()).toEqual([]);
    // It is about its own review.
    openAgain();
    await waitFor(() => expect(result.current.signing.request.error).toBeNull());
    if (named === WalletDisconnectedError) return;
    isFailing = false;
    act(() => result.current.signing.sign());
    await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  },
);

test('TXN-26 a refusal is shown for its own attempt only', async () => {
  const declines = () => Promise.reject({ code: 4001, message: 'no' });
  const { result, openAgain } = await permitPage({ eth_signTypedData_v4: declines });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.request.isRejected).toBe(true));
  openAgain();
  await waitFor(() => expect(result.current.signing.request.isRejected).toBe(false));
});

test('TXN-26 APR-11 the approval that takes the place of a signature can be declined', async () => {
  let isSupported = false;
  const { result, approvals } = await permitPage({
    eth_signTypedData_v4: (params) => {
      if (!isSupported) throw { code: 4200, message: 'not supported' };
      return signs(params);
    },
    eth_sendTransaction: () => Promise.reject({ code: 4001, message: 'no' }),
  });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.approval.submission.isRejected).toBe(true));
  expect(approvals()).toHaveLength(1);
  isSupported = true;
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.signature).toBeDefined());
  expect(result.current.approval.submission.isRejected).toBe(false);
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
    const { result, approvals } = await permitPage({ eth_signTypedData_v4: answer });
    await waitFor(() => expect(result.current.signing.canSign).toBe(true));
    act(() => result.current.signing.sign());
    await waitFor(() => expect(approvals()).toEqual([[router, 5n]]));
    expect(result.current.signing.signature).toBeUndefined();
  },
);

test('APR-11 TXN-19 a signature that fails late approves nothing once another amount is wanted', async () => {
  let fail = (_error: unknown) => {};
  const { result, asked, change, settled } = await permitPage({
    eth_signTypedData_v4: () => new Promise((_resolve, reject) => (fail = reject)),
  });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.request.phase).toBe('requested'));
  act(() => change(9n));
  act(() => fail({ code: 4200, message: 'Not supported' }));
  await waitFor(() => expect(result.current.signing.request.isPending).toBe(false));
  await settled();
  expect(asked('eth_sendTransaction')).toEqual([]);
  expect(result.current.approval.submission.status).toBe('idle');
});

test('APR-11 TXN-19 a signature that fails late is replaced by an approval, if the form has not changed', async () => {
  let fail = (_error: unknown) => {};
  const { result, approvals, change } = await permitPage({
    eth_signTypedData_v4: () => new Promise((_resolve, reject) => (fail = reject)),
  });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.request.phase).toBe('requested'));
  act(() => change(9n));
  act(() => change(5n));
  act(() => fail({ code: 4200, message: 'Not supported' }));
  await waitFor(() => expect(approvals()).toEqual([[router, 5n]]));
});

test('APR-11 a signature that fails approves nothing once the allowance is enough', async () => {
  let fail = (_error: unknown) => {};
  const { result, asked, set, readAt, settled } = await permitPage({
    eth_signTypedData_v4: () => new Promise((_resolve, reject) => (fail = reject)),
  });
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  act(() => result.current.signing.sign());
  await waitFor(() => expect(result.current.signing.request.phase).toBe('requested'));
  set(pgl.address, 'allowance(address,address)', 5n);
  readAt(101n);
  await waitFor(() => expect(result.current.approval.status).toBe('approved'));
  act(() => fail({ code: 4200, message: 'Not supported' }));
  await waitFor(() => expect(result.current.signing.request.isPending).toBe(false));
  await settled();
  expect(asked('eth_sendTransaction')).toEqual([]);
});
