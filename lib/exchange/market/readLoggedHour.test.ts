import { concat, type Hex, numberToHex } from 'viem';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import type { Both } from './pairEvent';
import { ImplausibleHistoryError } from './pairHistory';
import { readLoggedHour } from './readLoggedHour';
import { pastNode } from './testing/pastNode.setup';
import { addressOf } from './testing/poolLog.setup';

const [PAIR, QUIET] = [addressOf(0xaa), addressOf(0xbb)];
const LATEST = 1_000_000n;
const START = 1_700_000_000;
/** Blocks of a second. */
const secondsOf = (block: bigint) => BigInt(START) + block;
const NOW = Number(secondsOf(LATEST));
const SYNC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1';

/** A pair's log of its reserves, some seconds ago. */
function sync(secondsAgo: number, reserves: Both, own: object = {}) {
  return {
    address: PAIR,
    topics: [SYNC],
    data: concat(reserves.map((each) => numberToHex(each, { size: 32 }))),
    blockNumber: numberToHex(LATEST - BigInt(secondsAgo)),
    logIndex: '0x0' as Hex,
    ...own,
  };
}

type Log = ReturnType<typeof sync>;

function read(logs: readonly Log[], other?: (request: JsonRpcRequest) => unknown) {
  const isIn = ({ params }: JsonRpcRequest, { blockNumber }: Log) => {
    const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }];
    return BigInt(blockNumber) >= BigInt(fromBlock) && BigInt(blockNumber) <= BigInt(toBlock);
  };
  const node = pastNode({
    latest: LATEST,
    secondsOf,
    held: { [PAIR]: () => [9n, 9n], [QUIET]: () => [7n, 7n] },
    instead: (_block, request) =>
      other?.(request) ??
      (request.method === 'eth_getLogs' ? logs.filter((log) => isIn(request, log)) : undefined),
  });
  const { signal } = new AbortController();
  const pairs = [PAIR, QUIET];
  const { ask } = node;
  return {
    ...node,
    history: readLoggedHour({ chainId: 43114, pairs, block: LATEST, signal, ask }),
  };
}

const quiet = [QUIET, [7n, 7n]] as const;
const at = (secondsAgo: number, reserves: Both) => ({
  seconds: NOW - secondsAgo,
  reserves: new Map([quiet, [PAIR, reserves]]),
});

test('MKT-06 the last hour follows from two requests for logs in one POST', async () => {
  const { history, posts } = read([
    sync(4_000, [1n, 1n]),
    sync(3_000, [2n, 2n]),
    sync(40, [4n, 4n]),
  ]);
  const { source, moments } = await history;
  expect(source).toBe('logs');
  expect(moments).toEqual([
    at(3_600, [1n, 1n]),
    at(3_000, [2n, 2n]),
    at(40, [4n, 4n]),
    at(0, [9n, 9n]),
  ]);
  expect(posts).toHaveLength(1);
  const ranges = posts[0]?.flatMap(({ method, params }) =>
    method === 'eth_getLogs' ? [(params as [object])[0]] : [],
  );
  const wanted = { address: [PAIR, QUIET], topics: [SYNC] };
  expect(ranges).toEqual([
    { ...wanted, fromBlock: numberToHex(995_905n), toBlock: numberToHex(997_952n) },
    { ...wanted, fromBlock: numberToHex(997_953n), toBlock: numberToHex(LATEST) },
  ]);
});

test('MKT-06 of each minute the last change counts, in the order of the chain', async () => {
  // The minute begins 1,000 seconds ago.
  const begin = NOW - 1_000 - ((NOW - 1_000) % 60);
  const ago = (seconds: number) => NOW - begin - seconds;
  const { history } = read([
    sync(ago(61), [6n, 6n]),
    sync(ago(20), [3n, 3n], { logIndex: '0x9' }),
    sync(ago(20), [2n, 2n], { logIndex: '0x3' }),
    sync(ago(1), [1n, 1n]),
  ]);
  expect((await history).moments.slice(1, -1)).toEqual([
    at(ago(20), [3n, 3n]),
    at(ago(61), [6n, 6n]),
  ]);
});

test('MKT-06 before its first change in these blocks, what a pair held is not known', async () => {
  const { moments } = await read([sync(100, [2n, 2n])]).history;
  expect(moments[0]).toEqual({ seconds: NOW - 3_600, reserves: new Map([quiet]) });
  expect(moments[1]).toEqual(at(100, [2n, 2n]));
});

test('MKT-06 pairs that logged nothing held what they hold', async () => {
  const { moments } = await read([]).history;
  expect(moments).toEqual([at(3_600, [9n, 9n]), at(0, [9n, 9n])]);
});

test('MKT-06 logs of other contracts and events are ignored', async () => {
  const foreign = sync(50, [5n, 5n], { address: addressOf(1) });
  const other = sync(50, [5n, 5n], { topics: [numberToHex(1, { size: 32 })] });
  expect((await read([foreign, other]).history).moments).toHaveLength(2);
});

const broken: readonly [string, (request: JsonRpcRequest) => unknown][] = [
  ['refuses logs', ({ method }) => (method === 'eth_getLogs' ? refuse() : undefined)],
  ['answers with no list', ({ method }) => (method === 'eth_getLogs' ? {} : undefined)],
  [
    'shows logs of other blocks',
    ({ method }) => (method === 'eth_getLogs' ? [sync(9_000, [1n, 1n])] : undefined),
  ],
  [
    'shows reserves that no pool can have',
    ({ method }) => (method === 'eth_getLogs' ? [sync(3_000, [2n ** 112n, 1n])] : undefined),
  ],
  [
    'shows another block',
    ({ method }) =>
      method === 'eth_getBlockByNumber' ? { number: '0x1', timestamp: '0x1' } : undefined,
  ],
  [
    'has blocks of the future',
    ({ method, params }) =>
      method === 'eth_getBlockByNumber'
        ? { number: (params as [Hex])[0], timestamp: numberToHex(NOW + 1) }
        : undefined,
  ],
];

function refuse(): never {
  throw new TypeError('query exceeds limit');
}

test.each(broken)('MKT-06 an endpoint that %s is refused', async (_how, other) => {
  await expect(read([], other).history).rejects.toThrow();
});

test('MKT-06 an endpoint that lacks the log of a change is refused', async () => {
  const node = pastNode({
    latest: LATEST,
    secondsOf,
    held: { [PAIR]: () => [9n, 9n] },
    changed: NOW - 100,
    instead: (_block, { method }) => (method === 'eth_getLogs' ? [] : undefined),
  });
  const { signal } = new AbortController();
  const asked = { chainId: 43114, pairs: [PAIR], block: LATEST, signal, ask: node.ask } as const;
  await expect(readLoggedHour(asked)).rejects.toThrow(ImplausibleHistoryError);
});
