import { encodeFunctionResult, type Hex, hexToBigInt, numberToHex } from 'viem';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { NoOldBlockError } from '@/lib/chain/reads/oldState';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { callsOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { ImplausibleHistoryError } from './pairHistory';
import { readWeek } from './readWeek';
import { addressOf } from './testing/poolLog.setup';

const LATEST = 1_000_000n;
const WEEK = 604_800;

const word = (value: bigint) => numberToHex(value, { size: 32 });
const call = (n: number) =>
  ({ address: addressOf(n), abi: pairAbi, functionName: 'totalSupply' }) as const;

type Node = {
  readonly latest?: bigint;
  readonly calls?: number;
  readonly secondsOf?: (block: bigint) => bigint;
  /** Whether a state is served. */
  readonly serves?: (block: bigint) => boolean;
};

/** Reads a node whose contracts return the number of the block. */
function read({
  latest = LATEST,
  calls = 2,
  secondsOf = (block) => 2n * block,
  serves = () => true,
}: Node = {}) {
  const posts: (readonly JsonRpcRequest[])[] = [];
  const answer = async ({ params }: JsonRpcRequest): Promise<Hex> => {
    const [, at]: readonly unknown[] = Array.isArray(params) ? params : [];
    const block = at === 'latest' ? latest : hexToBigInt(at as Hex);
    if (!serves(block)) throw new Error('missing trie node');
    return encodeFunctionResult({
      ...{ abi: multicall3Abi, functionName: 'aggregate3' },
      result: callsOf(params).map((_, index) => ({
        success: true,
        returnData: word(index === 0 ? secondsOf(block) : block),
      })),
    });
  };
  const ask: AskInOwnBatch = async (_chainId, requests, readReplies) => {
    posts.push(requests);
    return readReplies(await Promise.allSettled(requests.map(answer)), ONE_ENDPOINT);
  };
  const { signal } = new AbortController();
  const wanted = Array.from({ length: calls }, (_, n) => call(n + 1));
  const moments = readWeek({ chainId: 43114, calls: wanted, block: latest, signal, ask });
  return { posts, moments };
}

test('MKT-41 kept blocks of the last week and the latest one are read, in one POST', async () => {
  const { posts, moments } = read();
  const found = await moments;
  expect(posts).toHaveLength(1);
  const blocks = found.map(({ replies }) => BigInt(replies[0]?.returnData ?? 0));
  expect(blocks.at(-1)).toBe(LATEST);
  expect(blocks.slice(0, -1).every((block) => block % 4_096n === 0n)).toBe(true);
  expect(found.every(({ replies }) => replies.length === 2)).toBe(true);
  // Blocks of two seconds: half of the asked ones are older than a week.
  const ages = found.map(({ seconds }) => Number(2n * LATEST) - seconds);
  expect(Math.max(...ages)).toBeLessThanOrEqual(WEEK);
  expect(Math.max(...ages)).toBeGreaterThan(WEEK * 0.9);
  expect(found.length).toBeGreaterThan(20);
});

test.each([1, 16, 40])('MKT-41 with %s calls a POST has at most 150 KB', async (calls) => {
  const { posts, moments } = read({ calls });
  expect((await moments).length).toBeGreaterThan(1);
  expect(JSON.stringify(posts[0]).length).toBeLessThan(150_000);
});

test('MKT-41 states that are not served are left out; without an old one, or on a short chain, there is none', async () => {
  const { moments } = read({ serves: (block) => block === LATEST || block > 950_000n });
  expect((await moments).every(({ seconds }) => seconds > 1_900_000)).toBe(true);
  await expect(read({ serves: (block) => block === LATEST }).moments).rejects.toThrow(
    NoOldBlockError,
  );
  await expect(read({ serves: (block) => block < LATEST }).moments).rejects.toThrow(
    NoOldBlockError,
  );
  const short = read({ latest: 4_000n });
  await expect(short.moments).rejects.toThrow(NoOldBlockError);
  expect(short.posts).toEqual([]);
});

test('MKT-41 an endpoint whose blocks are not in the order of time is refused', async () => {
  const secondsOf = (block: bigint) => (block === LATEST ? 1_900_000n : 2n * block);
  await expect(read({ secondsOf }).moments).rejects.toThrow(ImplausibleHistoryError);
});
