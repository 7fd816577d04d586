import { AppError } from '@/lib/base/errors/appError';
import { describeError } from '@/lib/base/errors/describeError';
import { errorChain } from '@/lib/base/errors/errorChain';
import { SwapFailedError } from '@/lib/features/swap/swapSendErrors';
import { WrapFailedError } from '@/lib/features/swap/wrapFailedError';
import { TransactionFailedError } from '@/lib/transactions/review/sendErrors';
import { PerhapsSentError } from './sendFailure';
import { submit } from './submit';
import type { Answer } from './testing/fakeWallet.setup';
import {
  account,
  approval,
  fails,
  HASH,
  router,
  submissionFixture,
  swap,
  wrap,
} from './testing/submission.setup';
import { UserRejectedError, WalletBusyError, WalletDisconnectedError } from './walletFailure';

test.each([4001, 4100, 4900, 4901, -32002])(
  'ERR-48 a node that answers %d is not reported as the wallet',
  async (code) => {
    const failing = fails({ code, message: 'not now' });
    const { clients, sent } = submissionFixture({
      node: { eth_estimateGas: failing, eth_call: failing },
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

  test('ERR-40 a rejected swap shows "Transaction rejected"', async () => {
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
