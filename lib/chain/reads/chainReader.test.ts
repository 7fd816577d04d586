import { QueryClient } from '@tanstack/react-query';
import { encodeFunctionResult, type Hex, numberToHex } from 'viem';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { EndpointUnreachableError } from '@/lib/chain/rpc/postJson';
import { ChainReader } from './chainReader';
import { type EncodedRead, encodeReads, InvalidContractError } from './encodedRead';

const TOKEN = '0x60781C2586D68229fde47564546784ab3fACA982';
const TRACKED = 10_000;
const DUE = 500;
const SELDOM = { everyBlocks: 30, sinceBlock: 0n, needsSameBlock: false };
const EVERY_BLOCK = { everyBlocks: 1, sinceBlock: 0n, needsSameBlock: false };
const ENDPOINT = 'https://node.example/rpc';

/** Reads whose interface counts how often it is used to encode or decode. */
function countedReads() {
  let looks = 0;
  const abi = new Proxy(erc20Abi, {
    get: (target, name, receiver) => {
      looks += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const planned = encodeReads(
    Array.from({ length: TRACKED }, (_, index) => ({
      address: TOKEN,
      abi,
      functionName: 'balanceOf',
      args: [numberToHex(index + 1, { size: 20 })],
    })),
  );
  const reads = planned.filter(
    (read): read is EncodedRead => read !== undefined && !(read instanceof InvalidContractError),
  );
  return { reads, looks: () => looks };
}

/** The number of calls in an `aggregate3`. */
function countOf(params: unknown): number {
  const [call] = Array.isArray(params) ? params : [];
  return Number.parseInt(String(call.data).slice(74, 138), 16);
}

function replyOf(count: number, block: bigint, first: bigint): Hex {
  const word = (value: bigint) => ({ success: true, returnData: numberToHex(value, { size: 32 }) });
  const others = Array.from({ length: count - 2 }, () => word(7n));
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: [word(block), word(first), ...others],
  });
}

/** Notifies a reader of a block, and waits until its figures are of that block. */
async function settle(reader: ChainReader, block: bigint): Promise<void> {
  reader.recordBlock(block);
  while (reader.freshness.oldest?.block !== block) await Promise.resolve();
}

function letPass(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('RPC-29 of 10,000 tracked reads a block sends those that are due, encodes none again, and decodes what changed', async () => {
  let block = 1_000n;
  let first = 7n;
  const asked: number[] = [];
  const reader = new ChainReader({
    chainId: 43114,
    client: new QueryClient(),
    ask: async ({ params }, read) => {
      asked.push(countOf(params) - 1);
      return read(replyOf(countOf(params), block, first), ENDPOINT);
    },
    isPaused: () => false,
  });
  const { reads, looks } = countedReads();
  const changes = jest.fn();
  reader.watch(reads.slice(0, DUE), EVERY_BLOCK, changes);
  reader.watch(reads.slice(DUE), { ...EVERY_BLOCK, everyBlocks: 10_000 }, () => {});
  await settle(reader, block);
  expect(asked.reduce((sum, count) => sum + count)).toBe(TRACKED);

  const nextBlock = async () => {
    letPass(2_000);
    block += 1n;
    asked.length = 0;
    changes.mockClear();
    const before = looks();
    await settle(reader, block);
    return looks() - before;
  };
  expect(await nextBlock()).toBe(0);
  expect(asked).toEqual([499, 1]);
  expect(changes).not.toHaveBeenCalled();
  first = 8n;
  const looksForTwo = await nextBlock();
  expect(looksForTwo).toBeGreaterThan(0);
  expect(looksForTwo).toBeLessThan(50);
  expect(changes).toHaveBeenCalledTimes(2);
});

test('RPC-26 a figure is as old as the request for it, not as the reply', async () => {
  const reader = new ChainReader({
    chainId: 43114,
    client: new QueryClient(),
    ask: async ({ params }, read) => {
      letPass(8_000);
      return read(replyOf(countOf(params), 1_000n, 7n), ENDPOINT);
    },
    isPaused: () => false,
  });
  reader.watch(countedReads().reads.slice(0, 1), EVERY_BLOCK, () => {});
  const askedAtMs = monotonicMs();
  await settle(reader, 1_000n);
  expect(monotonicMs()).toBe(askedAtMs + 8_000);
  expect(reader.freshness).toMatchObject({ oldest: { block: 1_000n, readAtMs: askedAtMs } });
});

test('RPC-15 RPC-13 on a chain without new blocks, a read is sent whenever it is watched, and again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const waiting: ((failure?: Error) => void)[] = [];
  const reader = new ChainReader({
    chainId: 43114,
    client: new QueryClient(),
    ask: async ({ params }, read) => {
      const failure = await new Promise<Error | undefined>((resolve) => waiting.push(resolve));
      if (failure) throw failure;
      return read(replyOf(countOf(params), 1_000n, 7n), ENDPOINT);
    },
    isPaused: () => false,
  });
  const reads = countedReads().reads.slice(0, 3);
  const statuses = () => reader.statesOf(reads).map(({ status }) => status);
  const watch = async (index: number, options: typeof SELDOM) => {
    reader.watch(reads.slice(index, index + 1), options, () => {});
    await jest.advanceTimersByTimeAsync(0);
  };
  const reply = async (failure?: Error) => {
    waiting.shift()?.(failure);
    await jest.advanceTimersByTimeAsync(0);
  };
  reader.recordBlock(1_000n);
  await watch(0, EVERY_BLOCK);
  await watch(1, SELDOM);
  expect(waiting).toHaveLength(2);
  await reply();
  await reply(new EndpointUnreachableError('no answer'));
  expect(statuses()).toEqual(['success', 'error', 'loading']);
  await watch(2, SELDOM);
  expect(waiting).toHaveLength(1);
  await reply();
  expect(statuses()).toEqual(['success', 'error', 'success']);
  await jest.advanceTimersByTimeAsync(3_500);
  expect(waiting).toHaveLength(1);
  await reply();
  expect(statuses()).toEqual(['success', 'success', 'success']);
});
