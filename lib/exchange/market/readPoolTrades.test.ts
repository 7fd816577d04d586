import { concat, encodeEventTopics, type Hex, numberToHex, parseAbi } from 'viem';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { readPoolTrades } from './readPoolTrades';
import { pastNode } from './testing/pastNode.setup';
import { addressOf, hashAt } from './testing/poolLog.setup';

const swapAbi = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
]);
const PAIR = addressOf(0xaa);
const LATEST = 1_000_000n;
const START = 1_700_000_000;
/** Blocks of a second. */
const secondsOf = (block: bigint) => BigInt(START) + block;
const NOW = Number(secondsOf(LATEST));
const TOPICS = encodeEventTopics({
  abi: swapAbi,
  args: { sender: addressOf(1), to: addressOf(2) },
});

type Amounts = readonly [in0: bigint, in1: bigint, out0: bigint, out1: bigint];

/** A pair's log of a trade, some seconds ago. */
function swap(secondsAgo: number, amounts: Amounts, own: object = {}) {
  return {
    address: PAIR,
    topics: TOPICS,
    data: concat(amounts.map((each) => numberToHex(each, { size: 32 }))),
    blockNumber: numberToHex(LATEST - BigInt(secondsAgo)),
    logIndex: '0x0' as Hex,
    transactionHash: hashAt(secondsAgo),
    ...own,
  };
}

type Log = ReturnType<typeof swap>;

function read(logs: readonly Log[], other?: (request: JsonRpcRequest) => unknown) {
  const isIn = ({ params }: JsonRpcRequest, { blockNumber }: Log) => {
    const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }];
    return BigInt(blockNumber) >= BigInt(fromBlock) && BigInt(blockNumber) <= BigInt(toBlock);
  };
  const node = pastNode({
    latest: LATEST,
    secondsOf,
    held: {},
    instead: (_block, request) =>
      other?.(request) ??
      (request.method === 'eth_getLogs' ? logs.filter((log) => isIn(request, log)) : undefined),
  });
  const { signal } = new AbortController();
  const { ask, posts } = node;
  const trades = readPoolTrades({ chainId: 43114, pair: PAIR, block: LATEST, signal, ask });
  return { posts, trades };
}

test('MKT-22 the trades of the last hour are read in one POST, the newest first', async () => {
  const { posts, trades } = read([
    swap(4_000, [9n, 0n, 0n, 9n]),
    swap(3_000, [10n, 0n, 0n, 20n]),
    swap(40, [0n, 30n, 15n, 0n], { logIndex: '0x2' }),
    swap(40, [5n, 0n, 0n, 8n], { logIndex: '0x11' }),
  ]);
  const at = (secondsAgo: number) => ({ hash: hashAt(secondsAgo), seconds: NOW - secondsAgo });
  expect(await trades).toEqual([
    { ...at(40), logIndex: 17, isFirstSold: true, sold: 5n, bought: 8n },
    { ...at(40), logIndex: 2, isFirstSold: false, sold: 30n, bought: 15n },
    { ...at(3_000), logIndex: 0, isFirstSold: true, sold: 10n, bought: 20n },
  ]);
  expect(posts).toHaveLength(1);
  const ranges = posts[0]?.flatMap(({ method, params }) =>
    method === 'eth_getLogs' ? [(params as [object])[0]] : [],
  );
  const wanted = { address: [PAIR], topics: [TOPICS[0]] };
  expect(ranges).toEqual([
    { ...wanted, fromBlock: numberToHex(995_905n), toBlock: numberToHex(997_952n) },
    { ...wanted, fromBlock: numberToHex(997_953n), toBlock: numberToHex(LATEST) },
  ]);
});

test('MKT-22 logs of other contracts and events, and flash loans, are ignored', async () => {
  const { trades } = read([
    swap(50, [5n, 0n, 0n, 5n], { address: addressOf(1) }),
    swap(50, [5n, 0n, 0n, 5n], { topics: [numberToHex(1, { size: 32 })] }),
    swap(50, [5n, 0n, 4n, 1n]),
  ]);
  expect(await trades).toEqual([]);
});

const isLogs = ({ method }: JsonRpcRequest) => method === 'eth_getLogs';
const LARGE = 2n ** 112n;
const broken: readonly [string, (request: JsonRpcRequest) => unknown][] = [
  ['answers with no list', (request) => (isLogs(request) ? {} : undefined)],
  [
    'logs a trade of other blocks',
    (request) =>
      isLogs(request)
        ? [swap(0, [1n, 0n, 0n, 1n], { blockNumber: numberToHex(LATEST + 1n) })]
        : undefined,
  ],
  [
    'logs more than a pool can hold',
    (request) => (isLogs(request) ? [swap(9_999_999 % 10, [LARGE, 0n, 0n, 1n])] : undefined),
  ],
  [
    'logs a sale for nothing',
    (request) => (isLogs(request) ? [swap(1, [1n, 0n, 0n, 0n])] : undefined),
  ],
  [
    'says that time goes back',
    ({ method, params }) =>
      method === 'eth_getBlockByNumber' && (params as [Hex])[0] === numberToHex(LATEST)
        ? { number: numberToHex(LATEST), timestamp: '0x1' }
        : undefined,
  ],
];

test.each(broken)('MKT-22 an endpoint that %s is not believed', async (_what, answer) => {
  await expect(read([], answer).trades).rejects.toThrow();
});
