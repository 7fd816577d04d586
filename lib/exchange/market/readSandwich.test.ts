import { zeroAddress, zeroHash } from 'viem';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { readSandwich } from './readSandwich';
import { addressOf, BLOCK, hashAt, loggingPools } from './testing/poolLog.setup';

const [input, output] = [wrappedNative(43114), numberedToken(50)];
const POOL = pairAddress(input, output);
/** WAVAX sorts behind. */
const isFirstSold = false;
const [ACCOUNT, BOT] = [addressOf(1), addressOf(3)];
const { router: ROUTER } = EXCHANGE_ADDRESSES[43114];
const E18 = 10n ** 18n;

/** A block with a sandwich around the swap at place 5, and the receipt of that swap. */
function sandwich(bot = { sender: BOT, to: BOT }, last = bot) {
  const { logs, pool } = loggingPools();
  const { sell } = pool(POOL, 2_000n * E18, 1_000n * E18);
  const bought = sell({ index: 4, isFirstSold, input: 100n * E18, ...bot });
  const own = { sender: ROUTER, to: ACCOUNT };
  const received = sell({ index: 5, isFirstSold, input: 10n * E18, ...own });
  sell({ index: 6, isFirstSold: !isFirstSold, input: bought, ...last });
  const moves = [input, output].map(({ address }) => ({ address, topics: [], data: '0x' }));
  const receipt = {
    ...{ transactionHash: hashAt(5), blockHash: BLOCK.hash, from: ACCOUNT, to: ROUTER },
    logs: [...moves, ...logs.filter(({ transactionHash }) => transactionHash === hashAt(5))],
  };
  return { logs, receipt, received };
}

type Answers = {
  readonly receipt?: unknown;
  readonly logs?: unknown;
  /** Answers with a transaction by its hash. */
  readonly transaction?: (hash: unknown) => unknown;
};

/** Asks endpoints one after the other, as the page does; an error in place of an answer fails. */
async function read(endpoints: readonly Answers[]) {
  const asked: string[] = [];
  const ask: AskInOwnBatch = async (_chainId, requests, readReplies) => {
    let failure: unknown;
    for (const answers of endpoints) {
      const answer = ({ method, params }: JsonRpcRequest) => {
        asked.push(method);
        if (method === 'eth_getTransactionByHash') return answers.transaction?.([params].flat()[0]);
        const value = method === 'eth_getLogs' ? answers.logs : answers.receipt;
        if (value instanceof Error) throw value;
        return value;
      };
      try {
        const replies = await Promise.allSettled(requests.map(async (each) => answer(each)));
        return readReplies(replies, ONE_ENDPOINT);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  const receipt = {
    ...{ transactionHash: hashAt(5), blockHash: BLOCK.hash, blockNumber: BLOCK.number },
    ...{ from: ACCOUNT, to: zeroAddress, contractAddress: null, transactionIndex: 5 },
  };
  const swap = { chainId: 43114, account: ACCOUNT, input, output, receipt } as const;
  const found = await readSandwich(swap, new AbortController().signal, ask);
  return { found, asked };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

afterEach(() => jest.restoreAllMocks());

const REFUSED = new Error('missing trie node');

test('MKT-01 a sandwich is found by the receipt and by one request for the logs of the block', async () => {
  const { logs, receipt, received } = sandwich();
  const { found, asked } = await read([{ receipt, logs }]);
  const cost = 19_743_160_687_941_225_977n - received;
  expect(found).toEqual({
    ...{ status: 'sandwiched', cost, by: BOT, before: hashAt(4), after: hashAt(6) },
  });
  expect(asked).toEqual(['eth_getTransactionReceipt', 'eth_getLogs']);
});

test('MKT-01 who sent the transactions is asked if the logs leave open who traded', async () => {
  const { logs, receipt } = sandwich(
    { sender: ROUTER, to: BOT },
    // It receives AVAX.
    { sender: ROUTER, to: ROUTER },
  );
  const sentBy = (from: unknown) => (hash: unknown) => ({ hash, from });
  const { found, asked } = await read([{ receipt, logs, transaction: sentBy(BOT) }]);
  expect(found).toMatchObject({ status: 'sandwiched', by: BOT });
  const transactions = ['eth_getTransactionByHash', 'eth_getTransactionByHash'];
  expect(asked).toEqual(['eth_getTransactionReceipt', 'eth_getLogs', ...transactions]);
  const silent = { receipt, logs, transaction: () => null };
  expect((await read([silent])).found).toEqual({ status: 'unknown' });
});

test('MKT-02 an endpoint without usable logs is followed by the next one', async () => {
  const { logs, receipt } = sandwich();
  const broken = logs.slice(1);
  for (const bad of [REFUSED, null, [], broken, logs.slice(0, 2)])
    expect(
      (
        await read([
          { receipt, logs: bad },
          { receipt, logs },
        ])
      ).found,
    ).toMatchObject({
      status: 'sandwiched',
    });
});

test('MKT-02 an endpoint whose receipt has lost its logs is followed by the next one', async () => {
  const { logs, receipt } = sandwich();
  for (const lost of [[], receipt.logs.slice(0, 2)])
    expect(
      (
        await read([
          { receipt: { ...receipt, logs: lost }, logs },
          { receipt, logs },
        ])
      ).found,
    ).toMatchObject({ status: 'sandwiched' });
});

test('MKT-02 an endpoint that shows another transaction is followed by the next one', async () => {
  const { logs, receipt } = sandwich({ sender: ROUTER, to: BOT }, { sender: ROUTER, to: ROUTER });
  const other = { receipt, logs, transaction: () => ({ hash: zeroHash, from: BOT }) };
  const own = { receipt, logs, transaction: (hash: unknown) => ({ hash, from: BOT }) };
  expect((await read([other, own])).found).toMatchObject({ status: 'sandwiched' });
});

test.each<[string, Answers]>([
  ['refuses receipts', { receipt: REFUSED }],
  ['has dropped the receipt', { receipt: null }],
  ['shows another receipt', { receipt: { ...sandwich().receipt, transactionHash: zeroHash } }],
  ['has the swap in another block', { receipt: { ...sandwich().receipt, blockHash: zeroHash } }],
  ['shows a receipt without a path', { receipt: { ...sandwich().receipt, logs: [] } }],
  ['refuses logs', { receipt: sandwich().receipt, logs: REFUSED }],
  ['has dropped the logs', { receipt: sandwich().receipt, logs: [] }],
  ['shows half of the logs', { receipt: sandwich().receipt, logs: sandwich().logs.slice(0, 3) }],
])('MKT-02 if the only endpoint %s, it is not known', async (_how, answers) => {
  expect((await read([answers])).found).toEqual({ status: 'unknown' });
});
