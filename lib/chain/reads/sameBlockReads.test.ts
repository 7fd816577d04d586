import { QueryClient } from '@tanstack/react-query';
import { type Address, numberToHex } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { JsonRpcError } from '@/lib/chain/rpc/jsonRpcError';
import { callsOf, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { ChainReader } from './chainReader';
import { type EncodedRead, encodeReads, InvalidContractError } from './encodedRead';

const TOKEN: Address = '0x60781C2586D68229fde47564546784ab3fACA982';
const ENDPOINT = 'https://node.example/rpc';

/** Reads of this many balances. */
function balanceReads(count: number): readonly EncodedRead[] {
  return planned(
    Array.from({ length: count }, (_, index) => ({
      address: TOKEN,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [numberToHex(index + 1, { size: 20 })],
    })),
  );
}

function planned(calls: readonly ContractCall[]): readonly EncodedRead[] {
  return encodeReads(calls).filter(
    (read): read is EncodedRead => read !== undefined && !(read instanceof InvalidContractError),
  );
}

/** A reader whose multicalls are answered when the test wants. */
function heldReader() {
  const node = fakeNode();
  const asked: { names: readonly string[]; answer: () => void; refuse: () => void }[] = [];
  const reader = new ChainReader({
    chainId: 43114,
    client: new QueryClient(),
    ask: (request, read) =>
      new Promise((resolve, reject) => {
        const calls = callsOf(request.params).slice(1);
        asked.push({
          names: calls.map(({ target, callData }) => `${target.toLowerCase()}-${callData}`),
          answer: () => resolve(read(node.request(request), ENDPOINT)),
          refuse: () => reject(new JsonRpcError({ code: -32603, message: 'Internal error' })),
        });
      }),
    isPaused: () => false,
  });
  /** The multicalls sent since the last call, once everything in progress has settled. */
  const newlyAsked = async () => {
    await jest.advanceTimersByTimeAsync(0);
    return asked.splice(0);
  };
  return { node, reader, newlyAsked };
}

const EVERY_BLOCK = { everyBlocks: 1, sinceBlock: 0n, needsSameBlock: false };
const TOGETHER = { ...EVERY_BLOCK, needsSameBlock: true };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('SWP-26 reads that belong together wait for one that is in progress, and are then sent in one multicall', async () => {
  const { reader, newlyAsked } = heldReader();
  const reads = balanceReads(2);
  reader.recordBlock(100n);
  reader.watch(reads.slice(0, 1), EVERY_BLOCK, () => {});
  const [first] = await newlyAsked();
  reader.watch(reads, TOGETHER, () => {});
  expect(await newlyAsked()).toEqual([]);
  first?.answer();
  const [together, ...others] = await newlyAsked();
  expect(together?.names.toSorted()).toEqual(reads.map(({ key }) => key).toSorted());
  expect(others).toEqual([]);
});

test('SWP-26 reads that belong together are sent in one multicall, however many others are due', async () => {
  const { node, reader, newlyAsked } = heldReader();
  const reads = balanceReads(600);
  const together = [reads[0], reads[550]].filter((read) => read !== undefined);
  const keys = together.map(({ key }) => key);
  reader.recordBlock(100n);
  reader.watch(reads, EVERY_BLOCK, () => {});
  for (const { answer } of await newlyAsked()) answer();
  reader.watch(together, TOGETHER, () => {});
  for (const { answer } of await newlyAsked()) answer();
  await jest.advanceTimersByTimeAsync(2_000);
  node.block = 101n;
  reader.recordBlock(101n);
  const asked = await newlyAsked();
  expect(asked.flatMap(({ names }) => names)).toHaveLength(600);
  const holding = asked.filter(({ names }) => keys.some((key) => names.includes(key)));
  expect(holding).toHaveLength(1);
  expect(keys.every((key) => holding[0]?.names.includes(key))).toBe(true);
});

test('SWP-26 RPC-15 reads that are wanted together are retried together when a node has refused them', async () => {
  const { reader, newlyAsked } = heldReader();
  const reads = balanceReads(2);
  reader.recordBlock(100n);
  reader.watch(reads, TOGETHER, () => {});
  for (const { refuse } of await newlyAsked()) refuse();
  for (const { refuse } of await newlyAsked()) refuse();
  await jest.advanceTimersByTimeAsync(3_600);
  expect((await newlyAsked()).map(({ names }) => names.length)).toEqual([2]);
});

test('LIQ-29 reads that belong together and are too many for one multicall are not divided within a contract', async () => {
  const { reader, newlyAsked } = heldReader();
  const addresses = Array.from({ length: 200 }, (_, index) => numberToHex(index + 1, { size: 20 }));
  // As of pools: first one figure of each, then the next one.
  const reads = ['name', 'symbol', 'decimals'].flatMap((functionName) =>
    planned(addresses.map((address) => ({ address, abi: erc20Abi, functionName }))),
  );
  reader.recordBlock(100n);
  reader.watch(reads, TOGETHER, () => {});
  const asked = await newlyAsked();
  // 166 times three fit.
  expect(asked.map(({ names }) => names.length)).toEqual([498, 102]);
  for (const address of addresses) {
    const holding = asked.filter(({ names }) => names.some((name) => name.startsWith(address)));
    expect(holding).toHaveLength(1);
  }
});
