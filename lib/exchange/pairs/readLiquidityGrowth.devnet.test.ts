import { type Address, numberToHex, parseAbi, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { mineMany } from '@/devnet/node/mineMany';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import type { LiquidityGrowth } from './liquidityGrowth';
import { readLiquidityGrowth } from './readLiquidityGrowth';

const { deployer, second: protocol } = ACCOUNTS;
const { factory, wavax, png, router } = EXCHANGE_ADDRESSES[43114];
const MISSING: Address = '0x00000000000000000000000000000000000000aa';
const abi = parseAbi([
  'function approve(address, uint256) returns (bool)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function totalSupply() view returns (uint256)',
  'function setFeeTo(address)',
  'function feeToSetter() view returns (address)',
]);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const pair = pairAddress({ chainId: 43114, address: wavax }, { chainId: 43114, address: png });

/** A price that moves away and back, so that fees are all that changes. */
async function swapBothWays() {
  for (const path of [
    [wavax, png],
    [png, wavax],
  ] as const) {
    const [sold] = path;
    const amount = parseEther('50000');
    const send = (address: Address, functionName: string, args: readonly unknown[]) =>
      transact(chain().client, deployer, { address, abi, functionName, args });
    await send(sold, 'approve', [router, amount]);
    await send(router, 'swapExactTokensForTokens', [amount, 0n, path, deployer, 2n ** 255n]);
  }
}

/** The state of the pair as the contract reports it, without our own code. */
async function state() {
  const at = { address: pair, abi } as const;
  const { client } = chain();
  const [reserve0, reserve1] = await client.readContract({ ...at, functionName: 'getReserves' });
  const supply = await client.readContract({ ...at, functionName: 'totalSupply' });
  const { timestamp } = await client.getBlock();
  const root = Math.sqrt(Number(reserve0)) * Math.sqrt(Number(reserve1));
  return { perToken: root / Number(supply), timestamp };
}

type Requests = (readonly JsonRpcRequest[])[];

/**
 * Queries the chain as if no new block came, and refuses state from before a block, like a
 * node that has dropped it.
 */
function asking(latest: bigint, sent: Requests, servedFrom = 0n): AskInOwnBatch {
  const { client } = chain();
  const answer = async ({ method, params }: JsonRpcRequest) => {
    const [call, asked] = Array.isArray(params) ? params : [];
    const block = asked === 'latest' ? latest : BigInt(asked);
    if (block < servedFrom) throw new TypeError('missing trie node');
    const ask = client.request as (request: JsonRpcRequest) => Promise<unknown>;
    return ask({ method, params: [call, numberToHex(block)] });
  };
  return async (_chainId, requests, read) => {
    sent.push(requests);
    return read(await Promise.allSettled(requests.map(answer)), ONE_ENDPOINT);
  };
}

type Options = {
  readonly block?: bigint;
  readonly sent?: Requests;
  readonly servedFrom?: bigint;
};

const latestBlock = () => chain().client.getBlockNumber({ cacheTime: 0 });

async function read(pairs: readonly Address[], options: Options = {}) {
  const { block = await latestBlock(), sent = [], servedFrom } = options;
  const growths = await readLiquidityGrowth({
    chainId: 43114,
    pairs,
    block,
    signal: new AbortController().signal,
    ask: asking(block, sent, servedFrom),
  });
  return pairs.map((each) => growths.get(each));
}

const aprOf = (growth: LiquidityGrowth | undefined) =>
  growth && Number(growth.apr.numerator) / Number(growth.apr.denominator);

/** As many blocks as the nearest distance needs. */
const passBlocks = () => mineMany(chain(), 3_100);

beforeAll(passBlocks);

test('FRM-35 the growth of a pool with swaps is what the contracts say, by the times of both blocks', async () => {
  const head = await chain().client.getBlock();
  const before = await state();
  await swapBothWays();
  const after = await state();
  const sent: Requests = [];
  const block = await latestBlock();
  const [growth, missing] = await read([pair, MISSING], { block, sent });
  // Two POSTs: which blocks are served, and both blocks.
  expect(sent.map(({ length }) => length)).toEqual([1, 2]);
  const now = await chain().client.getBlock({ blockNumber: block });
  const old = await chain().client.getBlock({ blockNumber: block - 3_000n });
  expect(head.number).toBeGreaterThan(old.number);
  const seconds = Number(now.timestamp - old.timestamp);
  expect(growth?.seconds).toBe(seconds);
  const byHand = ((after.perToken / before.perToken - 1) * 31_536_000) / seconds;
  expect(byHand).toBeGreaterThan(0);
  expect((aprOf(growth) ?? 0) / byHand).toBeCloseTo(1, 6);
  expect(missing).toBeUndefined();
});

test('FRM-35 with the protocol fee on, the providers keep five sixths of the growth', async () => {
  const fee = { address: factory, abi } as const;
  const setter = await chain().client.readContract({ ...fee, functionName: 'feeToSetter' });
  await transact(chain().client, setter, { ...fee, functionName: 'setFeeTo', args: [protocol] });
  // The next addition stores the product that the growth is counted from.
  const pool = parseAbi(['function transfer(address, uint256)', 'function mint(address)']);
  for (const token of [wavax, png])
    await transact(chain().client, deployer, {
      address: token,
      abi: pool,
      functionName: 'transfer',
      args: [pair, parseEther('100')],
    });
  await transact(chain().client, deployer, {
    address: pair,
    abi: pool,
    functionName: 'mint',
    args: [deployer],
  });
  await passBlocks();
  const before = await state();
  await swapBothWays();
  const after = await state();
  const [growth] = await read([pair]);
  const whole = ((after.perToken / before.perToken - 1) * 31_536_000) / (growth?.seconds ?? 0);
  expect((aprOf(growth) ?? 0) / whole).toBeCloseTo(5 / 6, 4);
});

test('FRM-35 a chain that is too short, and a node without old state, have no result', async () => {
  const sent: Requests = [];
  expect(await read([pair], { block: 3_000n, sent })).toEqual([undefined]);
  expect(sent).toEqual([]);
  const block = await latestBlock();
  await expect(read([pair], { block, sent, servedFrom: block })).rejects.toThrow();
  expect(sent).toHaveLength(1);
});
