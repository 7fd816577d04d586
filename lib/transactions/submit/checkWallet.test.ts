import { keccak256, numberToHex } from 'viem';
import { swapStatement } from '@/lib/features/swap/swapStatement';
import { ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import {
  LaggingBlockError,
  LaggingWalletError,
  OtherNetworkError,
  UncheckedNetworkError,
  WalletChangedError,
  WalletSilentError,
} from './checkWallet';
import { submit } from './submit';
import type { Answer } from './testing/fakeWallet.setup';
import {
  account,
  block,
  fails,
  shownSwap,
  submissionFixture,
  swap,
} from './testing/submission.setup';

const otherAccount = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const otherBlock: Answer = ([number]) => block(numberToHex(Number(number)), keccak256('0x03'));

const silent: Answer = () => new Promise(() => undefined);

afterEach(() => jest.useRealTimers());

test('RPC-07 nothing is sent when the wallet has another hash for a recent block', async () => {
  const { clients, sent } = submissionFixture({ wallet: { eth_getBlockByNumber: otherBlock } });
  const submission = submit(clients, swap);
  await expect(submission).rejects.toThrow(OtherNetworkError);
  await expect(submission).rejects.toThrow('Your wallet is on another network than this page');
  expect(sent()).toEqual([]);
});

test('RPC-07 both are asked for the same block, one that a lagging wallet has too', async () => {
  const { clients, asked } = submissionFixture();
  await expect(submit(clients, swap)).resolves.toMatchObject({ networkCheck: 'matched' });
  const numbers = asked
    .filter(({ method }) => method === 'eth_getBlockByNumber')
    .map(({ who, params }) => `${who} ${params[0]}`);
  expect(numbers).toEqual(['node latest', 'node 0x5c', 'wallet 0x5c']);
});

test('R13 RPC-07 an endpoint that lacks the block that it just reported is asked again', async () => {
  let answers = 0;
  const lagging: Answer = ([number]) => {
    if (number === 'latest') return block('0x64');
    answers += 1;
    return answers > 2 ? block('0x5c') : null;
  };
  const { clients, sent } = submissionFixture({ node: { eth_getBlockByNumber: lagging } });
  await expect(submit(clients, swap)).resolves.toMatchObject({ networkCheck: 'matched' });
  expect(answers).toBe(3);
  expect(sent()).toHaveLength(1);
});

test('R13 RPC-07 nothing is sent while the endpoint has no block to compare', async () => {
  const lagging: Answer = ([number]) => (number === 'latest' ? block('0x64') : null);
  const { clients, sent } = submissionFixture({ node: { eth_getBlockByNumber: lagging } });
  await expect(submit(clients, swap)).rejects.toThrow(LaggingBlockError);
  expect(sent()).toEqual([]);
});

test('RPC-07 W23 a wallet whose node lags is asked again, and sends once the node has the block', async () => {
  let answers = 0;
  const lagging: Answer = () => {
    answers += 1;
    return answers > 2 ? block('0x5c') : null;
  };
  const { clients, sent } = submissionFixture({ wallet: { eth_getBlockByNumber: lagging } });
  await expect(submit(clients, swap)).resolves.toMatchObject({ networkCheck: 'matched' });
  expect(answers).toBe(3);
  expect(sent()).toHaveLength(1);
});

test('RPC-07 W23 a wallet whose node keeps lagging is reported as such, never as on another network', async () => {
  const { clients, sent } = submissionFixture({ wallet: { eth_getBlockByNumber: () => null } });
  const submission = submit(clients, swap);
  await expect(submission).rejects.toThrow(LaggingWalletError);
  await expect(submission).rejects.toMatchObject({ code: 'errors.laggingWallet' });
  expect(sent()).toEqual([]);
});

describe.each<[string, Answer]>([
  ['does not know the request', fails({ code: -32601, message: 'no such method' })],
  ['answers with nonsense', () => 'pong'],
  ['does not answer for 5 s', silent],
])('RPC-08 a wallet that %s for its block', (_name, answer) => {
  test('W22 is not asked to send before the user has been warned', async () => {
    jest.useFakeTimers();
    const { clients, sent } = submissionFixture({ wallet: { eth_getBlockByNumber: answer } });
    const submission = expect(submit(clients, swap)).rejects.toThrow(UncheckedNetworkError);
    await jest.advanceTimersByTimeAsync(5_000);
    await submission;
    expect(sent()).toEqual([]);
  });

  test('W22 sends once that is accepted, and is still named as unchecked', async () => {
    jest.useFakeTimers();
    const { clients, sent } = submissionFixture({ wallet: { eth_getBlockByNumber: answer } });
    const submission = submit({ ...clients, acceptsUnchecked: true }, swap);
    await jest.advanceTimersByTimeAsync(5_000);
    await expect(submission).resolves.toMatchObject({ networkCheck: 'unchecked' });
    expect(sent()).toHaveLength(1);
  });
});

test.each(['eth_chainId', 'eth_accounts'])(
  'TXN-20 W22 a wallet that never answers %s is reported after 5 s, and nothing is sent',
  async (method) => {
    jest.useFakeTimers();
    const { clients, sent } = submissionFixture({ wallet: { [method]: silent } });
    const failed = jest.fn();
    submit(clients, swap).catch(failed);
    await jest.advanceTimersByTimeAsync(4_900);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(failed).toHaveBeenCalledWith(expect.any(WalletSilentError));
    expect(sent()).toEqual([]);
  },
);

test.each<[string, unknown]>([
  ['Ethereum', '0x1'],
  ['Fuji, as a number', 43113],
  ['nothing', undefined],
])('RPC-07 W10 nothing is sent when the wallet is on %s', async (_name, chainId) => {
  const { clients, sent } = submissionFixture({ wallet: { eth_chainId: () => chainId } });
  await expect(submit(clients, swap)).rejects.toThrow(OtherNetworkError);
  expect(sent()).toEqual([]);
});

test.each<[string, unknown]>([
  ['another account', [otherAccount]],
  ['another active account', [otherAccount, account]],
  ['no account', []],
  ['nonsense', null],
])('ERR-48 W09 nothing is sent when the wallet names %s', async (_name, accounts) => {
  const { clients, sent } = submissionFixture({ wallet: { eth_accounts: () => accounts } });
  await expect(submit(clients, swap)).rejects.toThrow(WalletChangedError);
  expect(sent()).toEqual([]);
});

test('RPC-07 W09 chain and account are the last that is read before the request', async () => {
  const { clients, asked } = submissionFixture();
  await submit(clients, swap);
  expect(asked.slice(-3).map(({ who, method }) => `${who} ${method}`)).toEqual([
    'wallet eth_chainId',
    'wallet eth_accounts',
    'wallet eth_sendTransaction',
  ]);
});

test('SWP-24 nothing is sent when the call is not what was reviewed', async () => {
  const { clients, sent } = submissionFixture();
  const statement = swapStatement({ ...shownSwap, amountOut: 6n });
  const submission = submit(clients, {
    ...swap,
    statement,
  });
  await expect(submission).rejects.toThrow(ReviewMismatchError);
  await expect(submission).rejects.toMatchObject({ values: { field: 'amountOutMin' } });
  expect(sent()).toEqual([]);
});
