import { type Address, concat, hexToBigInt, numberToHex } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { NoOldBlockError } from '@/lib/chain/reads/oldState';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { readLiquidityGrowth } from './readLiquidityGrowth';

const PAIR: Address = '0x00000000000000000000000000000000000000aa';
const LATEST = 1_000_000n;
/** A week, a day and 4 hours ago, each rounded down to a multiple of 4,096; and an hour ago. */
const OLD_BLOCKS = [598_016n, 937_984n, 987_136n, 997_000n];

const word = (value: bigint) => numberToHex(value, { size: 32 });

type Asking = {
  readonly latest?: bigint;
  readonly servedFrom?: bigint;
  readonly since?: 'day';
  /** What is answered at a block before that. */
  readonly old?: () => unknown;
};

/** Asks a node whose blocks are 2 seconds apart, and reports at which blocks it was asked. */
async function read({ latest = LATEST, servedFrom = 0n, since, old = dropped }: Asking) {
  const node = fakeNode();
  const reserves = concat([word(1_000n), word(4_000n), word(0n)]);
  node.contracts.set(contractKey(EXCHANGE_ADDRESSES[43114].factory, 'feeTo()'), word(0n));
  node.contracts.set(contractKey(PAIR, 'getReserves()'), reserves);
  node.contracts.set(contractKey(PAIR, 'totalSupply()'), word(2_000n));
  node.contracts.set(contractKey(PAIR, 'kLast()'), word(0n));
  const answer = async (request: JsonRpcRequest) => {
    const block = blockIn(request) ?? latest;
    if (block < servedFrom) return old();
    const time = contractKey(MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()');
    node.contracts.set(time, word(2n * block));
    return node.request(request);
  };
  const asked: (readonly (bigint | undefined)[])[] = [];
  const ask: AskInOwnBatch = async (_chainId, requests, readReplies) => {
    asked.push(requests.map(blockIn));
    return readReplies(await Promise.allSettled(requests.map(answer)), ONE_ENDPOINT);
  };
  const { signal } = new AbortController();
  const growths = readLiquidityGrowth({
    chainId: 43114,
    pairs: [PAIR],
    block: latest,
    signal,
    ask,
    ...(since && { since }),
  });
  return { asked, growth: growths.then((known) => known.get(PAIR)) };
}

/** The block of a request; undefined for the latest. */
function blockIn({ params }: JsonRpcRequest): bigint | undefined {
  const [, block] = Array.isArray(params) ? params : [];
  return block === 'latest' ? undefined : hexToBigInt(block);
}

function dropped(): never {
  throw new TypeError('missing trie node');
}

test.each([
  [0n, 598_016n],
  [598_017n, 937_984n],
  [937_985n, 987_136n],
  [987_137n, 997_000n],
])(
  'FRM-35 from a node that serves from block %s, the oldest block is read: %s',
  async (servedFrom, oldest) => {
    const { asked, growth } = await read({ servedFrom });
    expect((await growth)?.seconds).toBe(Number(2n * (LATEST - oldest)));
    expect(asked).toEqual([OLD_BLOCKS, [oldest, undefined]]);
  },
);

test.each([
  ['nothing', () => '0x'],
  ['null', () => null],
])('FRM-35 a block that a node answers with %s is not served', async (_name, old) => {
  const { growth } = await read({ servedFrom: 937_985n, old });
  expect((await growth)?.seconds).toBe(Number(2n * (LATEST - 987_136n)));
});

test('FRM-35 a node that serves no old block is refused after one question', async () => {
  const { asked, growth } = await read({ servedFrom: LATEST });
  await expect(growth).rejects.toThrow(NoOldBlockError);
  expect(asked).toEqual([OLD_BLOCKS]);
});

test.each([
  [50_000n, [36_864n, 47_000n]],
  [3_001n, [1n]],
])('FRM-35 a chain of %s blocks is asked only as far back as it goes', async (latest, probes) => {
  const { asked, growth } = await read({ latest });
  expect(await growth).toBeDefined();
  expect(asked[0]).toEqual(probes);
});

test('MKT-07 a day at most is asked for in the same way', async () => {
  const { asked, growth } = await read({ since: 'day' });
  expect((await growth)?.seconds).toBe(Number(2n * (LATEST - 937_984n)));
  expect(asked).toEqual([OLD_BLOCKS.slice(1), [937_984n, undefined]]);
});
