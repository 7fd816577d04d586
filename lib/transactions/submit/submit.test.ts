import { decodeFunctionData, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { transactionRecordSchema } from '@/lib/transactions/history/transaction';
import type { Expectation } from './intent';
import { submit } from './submit';
import {
  abi,
  account,
  approval,
  block,
  CHAIN_TIME,
  HASH,
  png,
  reverts,
  router,
  submissionFixture,
  swap,
  wavax,
  wrap,
} from './testing/submission.setup';

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
