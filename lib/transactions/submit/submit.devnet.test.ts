import { decodeFunctionData, erc20Abi, maxUint256, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { SwapRevertsError } from '@/lib/features/swap/swapSendErrors';
import { swapStatement } from '@/lib/features/swap/swapStatement';
import { wrapIntent } from '@/lib/features/swap/wrapIntent';
import { checkTransaction } from '@/lib/transactions/history/checkTransaction';
import { asking } from '@/lib/transactions/history/testing/ending.setup';
import { outcomeOf, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { PriceMovementError } from '@/lib/transactions/review/sendErrors';
import type { Intent } from './intent';
import { submit } from './submit';
import { nodeWallet, submitMined } from './testing/nodeWallet.setup';

const { router, wavax } = EXCHANGE_ADDRESSES[43114];
const { demo } = ACCOUNTS;
const avax = nativeCurrency(43114);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

const clients = () => nodeWallet(chain().rpcUrl, demo);

function wrapOf(raw: bigint): Intent {
  return wrapIntent({ type: 'wrap', account: demo, amount: amountOf(avax, raw) });
}

/** Sells a token for AVAX, with the plain method or the variant for tokens that keep a fee. */
function saleIntent(token: Token, amountIn: bigint, amountOut: bigint): Intent {
  const path = [token.address, wavax];
  const sold = amountOf(token, amountIn);
  const statement = swapStatement({
    exact: 'input',
    isInputNative: false,
    isOutputNative: true,
    mustMeasure: false,
    path,
    amountIn,
    amountOut,
    recipient: demo,
    deadlineSeconds: 3600,
    sold,
  });
  return {
    chainId: 43114,
    account: demo,
    statement,
    summary: { type: 'swap', input: sold, output: amountOf(avax, amountOut) },
    callsAt: (deadline) => {
      const args = [amountIn, amountOut, path, demo, deadline];
      const call = { address: router, abi: routerAbi, args };
      return [
        { ...call, functionName: 'swapExactTokensForAVAX' },
        { ...call, functionName: 'swapExactTokensForAVAXSupportingFeeOnTransferTokens' },
      ];
    },
  };
}

async function approveRouter(token: Token) {
  const args = [router, maxUint256] as const;
  const call = { address: token.address, abi: erc20Abi, functionName: 'approve', args } as const;
  await transact(chain().client, demo, call);
}

async function endOf(record: TransactionRecord): Promise<TransactionRecord> {
  const blockNumber = await chain().client.getBlockNumber();
  const moment = { blockNumber, nowMs: record.addedTime };
  const { client } = clients();
  const ask = asking(client);
  const { status: _status, ...found } = await checkTransaction(client, record, moment, { ask });
  return { ...record, ...found };
}

test('SWP-08 TXN-10 AVAX is wrapped, and the receipt ends the transaction as confirmed', async () => {
  const balance = () =>
    chain().client.readContract({
      address: wavax,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [demo],
    });
  const before = await balance();
  const { transaction, networkCheck } = await submitMined(clients(), wrapOf(parseEther('2')));
  expect(networkCheck).toBe('matched');
  expect(outcomeOf(await endOf(transaction))).toBe('confirmed');
  expect((await balance()) - before).toBe(parseEther('2'));
});

test.each([
  ['PNG', 'swapExactTokensForAVAX'],
  ['SPORE', 'swapExactTokensForAVAXSupportingFeeOnTransferTokens'],
] as const)('SWP-22 SWP-25 K01 selling %s for AVAX is sent as %s', async (key, name) => {
  const token = tokenOf(key);
  await approveRouter(token);
  const intent = saleIntent(token, 10n ** BigInt(token.decimals), 1n);
  const { transaction } = await submitMined(clients(), intent);
  expect(outcomeOf(await endOf(transaction))).toBe('confirmed');
  const { input } = await chain().client.getTransaction({ hash: transaction.hash });
  expect(decodeFunctionData({ abi: routerAbi, data: input }).functionName).toBe(name);
});

test('ERR-36 a minimum above the price is price movement', async () => {
  await approveRouter(tokenOf('PNG'));
  const intent = saleIntent(tokenOf('PNG'), 10n ** 18n, parseEther('1000000'));
  await expect(submit(clients(), intent)).rejects.toThrow(PriceMovementError);
});

test('ERR-37 without an approval the reason of the contract is reported', async () => {
  const submission = submit(clients(), saleIntent(tokenOf('PNG'), 10n ** 18n, 1n));
  await expect(submission).rejects.toThrow(SwapRevertsError);
  await expect(submission).rejects.toMatchObject({
    values: { reason: expect.stringContaining('TransferHelper') },
  });
});

describe('while a transaction waits to be mined', () => {
  beforeEach(async () => {
    await chain().client.setIntervalMining({ interval: 0 });
    await chain().client.setAutomine(false);
  });

  afterEach(async () => {
    // Pending transactions would otherwise be mined at some time during the next test.
    await chain().client.mine({ blocks: 1 });
    await chain().client.setAutomine(true);
    await chain().client.setIntervalMining({ interval: 2 });
  });

  test('TXN-03 its nonce is learnt while it is pending', async () => {
    const { transaction } = await submit(clients(), wrapOf(1n));
    const waiting = await endOf(transaction);
    expect(outcomeOf(waiting)).toBe('pending');
    expect(waiting.nonce).toBe(await chain().client.getTransactionCount({ address: demo }));
  });

  test.each([
    ['C06', 'spedUp', {}],
    ['C07', 'cancelled', { to: demo, value: '0x0', data: '0x' }],
    ['C08', 'replaced', { value: '0x7' }],
  ] as const)(
    'TXN-03 %s: its replacement in the wallet is recorded as %s',
    async (_row, outcome, change) => {
      const { transaction } = await submit(clients(), wrapOf(1n));
      const waiting = await endOf(transaction);
      const { provider } = clients();
      const sent = await chain().client.getTransaction({ hash: transaction.hash });
      const replacement = {
        from: demo,
        to: wavax,
        value: '0x1',
        data: sent.input,
        nonce: `0x${sent.nonce.toString(16)}`,
        gas: '0x186a0',
        gasPrice: `0x${(500n * 10n ** 9n).toString(16)}`,
        ...change,
      };
      const hash = await provider.request({ method: 'eth_sendTransaction', params: [replacement] });
      await chain().client.mine({ blocks: 12 });
      const ended = await endOf(waiting);
      expect(outcomeOf(ended)).toBe(outcome);
      expect(ended.receipt?.transactionHash).toBe(hash);
    },
  );
});
