import { decodeFunctionData, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { AppError } from '@/lib/base/errors/appError';
import { describeError } from '@/lib/base/errors/describeError';
import { errorChain } from '@/lib/base/errors/errorChain';
import { SwapFailedError } from '@/lib/features/swap/swapStatement';
import { WrapFailedError } from '@/lib/features/swap/wrapStatement';
import { transactionRecordSchema } from '@/lib/transactions/history/transaction';
import { TransactionFailedError } from '@/lib/transactions/review/sendFailures';
import type { Expectation } from './intent';
import { PerhapsSentError } from './perhapsSent';
import { submit } from './submit';
import type { Answer } from './testing/fakeWallet.setup';
import {
  abi,
  account,
  approval,
  block,
  CHAIN_TIME,
  fails,
  HASH,
  png,
  reverts,
  router,
  submissionFixture,
  swap,
  wavax,
  wrap,
} from './testing/submission.setup';
import { UserRejectedError, WalletBusyError, WalletDisconnectedError } from './walletFailure';

test('TXN-10 a transaction is gas-estimated, then sent with 10 percent more gas', async () => {
  const { clients, asked, sent } = submissionFixture();
  const { transaction } = await submit(clients, wrap);
  expect(transaction).toMatchObject({ hash: HASH, from: account, chainId: 43114, to: wavax });
  expect(transaction.leastNonce).toBe(7);
  expect(sent()).toMatchObject([{ gas: numberToHex(110_000n), value: '0x3' }]);
  const methods = asked.map(({ who, method }) => `${who} ${method}`);
  expect(methods.indexOf('node eth_estimateGas')).toBeLessThan(
    methods.indexOf('wallet eth_sendTransaction'),
  );
});

test('TXN-01 an approval is stored with its token and spender', async () => {
  const { transaction } = await submit(submissionFixture().clients, approval);
  expect(transaction.approval).toEqual({ tokenAddress: png.address, spender: router });
  expect(transaction.receipt).toBeUndefined();
});

test('TXN-01 what a transaction may take through approvals is stored', async () => {
  const needed = { token: png, spender: router, raw: 6n } as const;
  const spent = { tokenAddress: png.address, spender: router, raw: 6n };
  const kept = async (approvals: Expectation['approvals']) => {
    const expectation = { changes: [], approvals };
    const { transaction } = await submit(submissionFixture().clients, { ...swap, expectation });
    const stored = JSON.stringify(transaction, (_key, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    return z.parse(transactionRecordSchema, JSON.parse(stored)).spending;
  };
  expect(await kept([])).toEqual([]);
  expect(await kept([needed])).toEqual([spent]);
  expect(await kept([{ ...needed, signature: 'possible' }])).toEqual([spent]);
  expect(await kept([{ ...needed, signature: 'given' }])).toEqual([{ ...spent, isSigned: true }]);
});

test('SWP-25 the first call whose gas estimate succeeds is sent', async () => {
  let estimates = 0;
  const { clients, sent } = submissionFixture({
    node: {
      eth_estimateGas: () => {
        estimates += 1;
        return estimates === 1 ? reverts('Pangolin: K')([]) : '0x186a0';
      },
    },
  });
  await submit(clients, swap);
  const data = sent()[0]?.data ?? '0x';
  expect(decodeFunctionData({ abi, data }).functionName).toBe(
    'swapExactAVAXForTokensSupportingFeeOnTransferTokens',
  );
});

test.each([
  ['the chain', CHAIN_TIME * 1000 - 60_000, CHAIN_TIME + 3700],
  ['the device', CHAIN_TIME * 1000 + 60_001, CHAIN_TIME + 61 + 3700],
])(
  'TXN-11 the deadline is computed at signing from the later clock, here %s',
  async (_name, deviceMs, deadline) => {
    const { clients, sent } = submissionFixture();
    await submit({ ...clients, now: () => deviceMs }, swap);
    const { args } = decodeFunctionData({ abi, data: sent()[0]?.data ?? '0x' });
    expect(args?.[3]).toBe(BigInt(deadline));
  },
);

/** A node whose latest block is this many seconds ahead of the device. */
function nodeAhead(seconds: number) {
  return submissionFixture({
    node: {
      eth_getBlockByNumber: ([number]) => ({
        ...block(number === 'latest' ? '0x64' : '0x5c'),
        timestamp: numberToHex(CHAIN_TIME + seconds),
      }),
    },
  });
}

test('TXN-11 T-2 a device whose clock is hours behind signs a deadline of the chain', async () => {
  const { clients, sent } = nodeAhead(2 * 3600);
  await submit(clients, swap);
  const { args } = decodeFunctionData({ abi, data: sent()[0]?.data ?? '0x' });
  expect(args?.[3]).toBe(BigInt(CHAIN_TIME + 2 * 3600 + 3700));
});

test('TXN-11 TXN-12 with a block time days ahead there is no deadline, and nothing is sent', async () => {
  const { clients, sent } = nodeAhead(25 * 3600);
  await expect(submit(clients, swap)).rejects.toMatchObject({ code: 'errors.clocksDisagree' });
  expect(sent()).toEqual([]);
});

test.each([
  'node eth_getBlockByNumber',
  'node eth_estimateGas',
  'node eth_call',
  'wallet eth_getBlockByNumber',
  'wallet eth_chainId',
  'wallet eth_accounts',
])('TXN-19 C17 an attempt that ends during %s does not ask to send', async (question) => {
  const controller = new AbortController();
  const { clients, sent } = submissionFixture({
    onAsked: (who, method) => {
      if (`${who} ${method}` === question) controller.abort();
    },
  });
  const submission = submit({ ...clients, signal: controller.signal }, swap);
  await expect(submission).rejects.toMatchObject({ name: 'AbortError' });
  expect(controller.signal.aborted).toBe(true);
  expect(sent()).toEqual([]);
});

test('TXN-19 C17 an ended attempt reports its end, whatever else fails', async () => {
  const controller = new AbortController();
  const { clients } = submissionFixture({
    node: { eth_estimateGas: reverts('Pangolin: K'), eth_call: reverts('Pangolin: K') },
    onAsked: () => controller.abort(),
  });
  const submission = submit({ ...clients, signal: controller.signal }, swap);
  await expect(submission).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([4001, 4100, 4900, 4901, -32002])(
  'ERR-48 a node that answers %d is not reported as the wallet',
  async (code) => {
    const refuses = fails({ code, message: 'not now' });
    const { clients, sent } = submissionFixture({
      node: { eth_estimateGas: refuses, eth_call: refuses },
    });
    const error = await submit(clients, swap).catch((thrown) => thrown);
    expect(describeError(error)).toMatchObject({ key: 'errors.swapFailed' });
    expect(sent()).toEqual([]);
  },
);

describe('when the wallet answers', () => {
  function sending(answer: Answer) {
    return submissionFixture({ wallet: { eth_sendTransaction: answer } }).clients;
  }

  test('ERR-40 a refused swap shows "Transaction rejected"', async () => {
    const submission = submit(sending(fails({ code: 4001, message: 'no' })), swap);
    await expect(submission).rejects.toThrow(UserRejectedError);
    await expect(submission).rejects.toMatchObject({
      code: 'errors.userRejected',
      message: 'Transaction rejected',
    });
  });

  test('ERR-47 a rejection in another flow has no message', async () => {
    const error = await submit(sending(fails({ code: 4001, message: 'no' })), wrap).catch(
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(UserRejectedError);
    expect(describeError(error)).toBeUndefined();
  });

  const perhaps = 'nonce too low';

  test('ERR-41 a failure of a swap that was not taken is reported with its message', async () => {
    const submission = submit(sending(fails({ code: -32602, message: 'bad gas' })), swap);
    await expect(submission).rejects.toThrow(SwapFailedError);
    await expect(submission).rejects.toThrow('Swap failed: bad gas');
  });

  test('ERR-46 a wrap that was not taken is reported as "could not wrap"', async () => {
    const submission = submit(sending(fails({ code: -32602, message: 'bad gas' })), wrap);
    await expect(submission).rejects.toThrow(WrapFailedError);
    await expect(submission).rejects.toThrow('could not wrap');
  });

  test('ERR-48 an approval that was not taken is reported with its message', async () => {
    const submission = submit(sending(fails({ code: -32602, message: 'locked' })), approval);
    await expect(submission).rejects.toThrow(TransactionFailedError);
    await expect(submission).rejects.toMatchObject({ values: { message: 'locked' } });
  });

  test.each([
    { code: -32601, message: 'the method eth_sendTransaction does not exist/is not available' },
    {
      code: -32601,
      message: 'The method "eth_sendTransaction" does not exist / is not available.',
    },
    { code: -32601, message: 'Unknown method' },
    { code: -32600, message: 'Unknown method: eth_sendTransaction' },
    { code: -32600, message: 'The JSON sent is not a valid Request object.' },
    { code: -32602, message: 'Invalid parameters: must provide an Ethereum address.' },
    { code: 4200, message: 'The Provider does not support the requested method.' },
    { code: 4200, message: 'Unknown method "eth_sendTransaction"' },
    { code: 4100, message: 'The requested account does not exist.' },
    {
      code: 4100,
      message: 'The requested account and/or method has not been authorized by the user.',
    },
    { code: -32000, message: 'insufficient funds for gas * price + value' },
    { code: -32603, data: { message: 'insufficient funds for transfer' } },
  ])('TXN-28 after %j surely nothing was sent', async (error) => {
    const thrown = await submit(sending(fails(error)), swap).catch((each) => each);
    expect(thrown).toBeInstanceOf(AppError);
    expect(thrown).not.toBeInstanceOf(PerhapsSentError);
  });

  test.each<[string, unknown]>([
    ['a known transaction', { code: -32000, message: 'already known' }],
    ['another known one', { code: -32010, message: 'known transaction: 0x12' }],
    ['a used nonce', { code: -32000, message: perhaps }],
    ['a nested used nonce', { code: -32603, data: { code: -32000, message: perhaps } }],
    ['a nonce in an answer of its node', { code: -32602, message: perhaps }],
    ['a replacement', { code: -32000, message: 'replacement transaction underpriced' }],
    ['an internal error', { code: -32603, message: 'Internal error' }],
    ['a node that waits', { code: -32603, data: { originalError: { code: -32002 } } }],
    ['a node without the method', { code: -32603, data: { originalError: { code: -32601 } } }],
    ['a time-out of its node', { code: -32002, message: 'request timed out' }],
    ['a nested time-out', { code: -32002, message: 'no', data: { message: 'Timeout of 30 s' } }],
    ['a deadline', { code: -32002, message: 'context deadline exceeded' }],
    [
      'a bare rejection by its node',
      { code: -32603, message: 'Transaction rejected', data: { message: perhaps } },
    ],
    ['a closed window', { code: -32603, message: 'User closed popup' }],
    ['a lost connection', { code: 4900, message: 'Disconnected' }],
    ['a lost chain', { code: 4901, message: 'Disconnected' }],
    ['an error of its own code', new TypeError('x is undefined')],
    ['a text', 'already known'],
    ['nothing', undefined],
    ['null', null],
  ])('TXN-28 after %s it was perhaps sent', async (_name, error) => {
    const thrown = await submit(sending(fails(error)), swap).catch((each) => each);
    expect(thrown).toBeInstanceOf(PerhapsSentError);
    expect(thrown).toMatchObject({
      code: 'errors.perhapsSent',
      request: { from: account, chainId: 43114, to: router, summary: swap.summary },
    });
  });

  test('TXN-28 an attempt that ended before the wallet was asked has surely sent nothing', async () => {
    const controller = new AbortController();
    const { clients } = submissionFixture();
    const askUser = () => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    };
    const submission = submit({ ...clients, signal: controller.signal, askUser }, swap);
    await expect(submission).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('ERR-48 W06 an open request is reported', async () => {
    const submission = submit(sending(fails({ code: -32002, message: 'pending' })), swap);
    await expect(submission).rejects.toThrow(WalletBusyError);
    await expect(submission).rejects.toThrow('A request is waiting in your wallet.');
  });

  test.each([4100, 4900, 4901])(
    'W13 a wallet that answers %d is no longer connected',
    async (code) => {
      const submission = submit(sending(fails({ code, message: 'gone' })), swap);
      const thrown = await submission.catch((each) => each);
      expect(errorChain(thrown)).toContainEqual(expect.any(WalletDisconnectedError));
    },
  );

  test.each<[string, unknown]>([
    ['null', null],
    ['a short hash', '0x1234'],
    ['a text', 'ok'],
    ['an object', { hash: HASH }],
    ['32 bytes that are no hexadecimal', `0x${'g'.repeat(64)}`],
  ])('TXN-28 W18 %s is no transaction hash, and it was perhaps sent', async (_name, answer) => {
    await expect(
      submit(
        sending(() => answer),
        swap,
      ),
    ).rejects.toThrow(PerhapsSentError);
  });
});
