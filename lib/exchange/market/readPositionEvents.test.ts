import { type Address, numberToHex } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { pending, receipt } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { readPositionEvents } from './readPositionEvents';
import { addressOf, hashAt } from './testing/poolLog.setup';

const [a, b, c] = [1, 2, 3].map(numberedToken).map((token) => amountOf(token, 1n));
if (a === undefined || b === undefined || c === undefined) throw new TypeError('no tokens');
const poolTokens = amountOf({ ...a.currency, address: addressOf(11) }, 1n);
const ACCOUNT: Address = pending.from;

function record(n: number, summary: TransactionRecord['summary']): TransactionRecord {
  const mined = { ...receipt, transactionHash: hashAt(n), blockNumber: BigInt(n) };
  return { ...pending, hash: hashAt(n), summary, receipt: mined, addedTime: n };
}

const add = (n: number) => record(n, { type: 'add', amountA: b, amountB: a });

async function read(records: readonly TransactionRecord[], own: object = {}) {
  const asked: unknown[][] = [];
  const answer = ({ params }: JsonRpcRequest) => {
    const [transactionHash] = [params].flat();
    return { ...receipt, transactionHash, logs: [], ...own };
  };
  const ask: AskInOwnBatch = async (_chainId, requests, readReplies) => {
    asked.push(requests.map(({ params }) => [params].flat()[0]));
    return readReplies(
      await Promise.allSettled(requests.map(async (each) => answer(each))),
      ONE_ENDPOINT,
    );
  };
  const tokens = [a?.currency.address ?? ACCOUNT, b?.currency.address ?? ACCOUNT] as const;
  const events = await readPositionEvents({
    ...{ chainId: 43114, records, ask, signal: new AbortController().signal },
    position: { account: ACCOUNT, pair: addressOf(11), tokens, stakes: [] },
  });
  return { asked, events };
}

test('MKT-08 MKT-40 the receipts of what may have moved its pool tokens are read, in the order of the chain', async () => {
  const { receipt: _none, ...waiting } = add(9);
  const failed = { ...add(8), receipt: { ...receipt, status: 0 as const } };
  const { asked, events } = await read([
    record(7, { type: 'other', target: ACCOUNT }),
    add(5),
    record(4, { type: 'add', amountA: a, amountB: c }),
    record(3, { type: 'swap', input: a, output: b }),
    record(2, { type: 'remove', amountA: a, amountB: b }),
    record(6, { type: 'send', amount: poolTokens, recipient: addressOf(12) }),
    record(1, { type: 'send', amount: a, recipient: addressOf(12) }),
    waiting,
    failed,
  ]);
  expect(asked).toEqual([[hashAt(2), hashAt(5), hashAt(6), hashAt(7)]]);
  expect(events).toEqual([]);
});

test('MKT-08 no POST has more than 90 receipts', async () => {
  const { asked } = await read(Array.from({ length: 200 }, (_, n) => add(n)));
  expect(asked.map(({ length }) => length)).toEqual([90, 90, 20]);
});

test.each([
  ['of another block', { blockHash: numberToHex(5, { size: 32 }) }],
  ['of another transaction', { transactionHash: numberToHex(5, { size: 32 }) }],
  ['without logs', { logs: undefined }],
])('MKT-09 a receipt %s is refused', async (_what, own) => {
  await expect(read([add(1)], own)).rejects.toThrow();
});
