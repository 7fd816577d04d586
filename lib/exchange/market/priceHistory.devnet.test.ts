import { type Address, numberToHex, parseAbi } from 'viem';
import { leap } from '@/devnet/node/leap';
import { mineMany } from '@/devnet/node/mineMany';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import type { TokenKey } from '@/devnet/tokens/tokens';
import type { Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { pathHistory } from './pathHistory';
import { readLoggedHour } from './readLoggedHour';
import { readPairHistory } from './readPairHistory';

const abi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)']);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

const latestBlock = () => chain().client.getBlockNumber({ cacheTime: 0 });
const pairOf = (a: TokenKey, b: TokenKey) => pairAddress(tokenOf(a), tokenOf(b));

/** What a pair's contract holds. */
async function reservesOf(pair: Address) {
  const call = { address: pair, abi, functionName: 'getReserves' } as const;
  const [first, second] = await chain().client.readContract(call);
  return [first, second];
}

/** Asks the chain as if no block came after one. */
function askingAt(latest: bigint): AskInOwnBatch {
  const request = chain().client.request as (asked: JsonRpcRequest) => Promise<unknown>;
  return async (_chainId, requests, read) => {
    const asked = requests.map(({ method, params }) => {
      const [call, at] = Array.isArray(params) ? params : [];
      return request({ method, params: at === 'latest' ? [call, numberToHex(latest)] : params });
    });
    return read(await Promise.allSettled(asked), ONE_ENDPOINT);
  };
}

async function read(reader: typeof readLoggedHour, pairs: readonly Address[]) {
  const block = await latestBlock();
  const { signal } = new AbortController();
  return reader({ chainId: 43114, pairs, block, signal, ask: askingAt(block) });
}

test('MKT-06 the hour of two pools, and the price of their path, are those of the contracts', async () => {
  const pairs = [pairOf('PNG', 'WAVAX'), pairOf('WAVAX', 'USDC.e')] as const;
  // The seed jumps from a past of some weeks to now.
  await mineMany(chain(), 300);
  const known = new Map<number, readonly (readonly bigint[])[]>();
  for (const whole of ['1000', '20000', '5']) {
    await sellAlong(chain(), ['PNG', 'WAVAX', 'USDC.e'], whole);
    const { timestamp } = await chain().client.getBlock();
    known.set(Number(timestamp), await Promise.all(pairs.map(reservesOf)));
    await mineMany(chain(), 90);
  }
  const history = await read(readLoggedHour, pairs);
  const changes = history.moments.slice(-1 - known.size, -1);
  expect(
    changes.map(({ reserves }) => pairs.map((pair) => reserves.get(pair.toLowerCase()))),
  ).toEqual([...known.values()]);
  // Blocks of the local chain are not equally long, and times follow from those of every 512th.
  for (const [index, seconds] of [...known.keys()].entries())
    expect(Math.abs((changes[index]?.seconds ?? 0) - seconds)).toBeLessThan(120);
  const route = ['PNG', 'WAVAX', 'USDC.e'].map((key) => tokenOf(key as TokenKey));
  const drawn = pathHistory(history, {
    route,
    // Deep enough in any case.
    usdPriceOf: () => ({ numerator: 1n, denominator: 1n }),
  });
  if (drawn.status !== 'drawn') throw new TypeError(drawn.status);
  const [png, avax] = [tokenOf('PNG'), tokenOf('WAVAX')];
  const [first, second] = await Promise.all(pairs.map(reservesOf));
  const priceOf = (held: readonly bigint[] = [], isFirst: boolean) => {
    const [a = 0n, b = 1n] = held;
    return isFirst ? Number(b) / Number(a) : Number(a) / Number(b);
  };
  const isBefore = (a: Token, b: Token) => a.address.toLowerCase() < b.address.toLowerCase();
  const expected =
    priceOf(first, isBefore(png, avax)) * priceOf(second, isBefore(avax, tokenOf('USDC.e')));
  const price = drawn.points.at(-1)?.price;
  expect(Number(price?.numerator) / Number(price?.denominator) / expected).toBeCloseTo(1, 12);
});

test('MKT-03 a day is read from the kept states of the chain', async () => {
  const pair = pairOf('WAVAX', 'QI');
  await sellAlong(chain(), ['WAVAX', 'QI'], '1');
  const before = await reservesOf(pair);
  const { number, timestamp } = await chain().client.getBlock();
  const block = number + 4_096n - (number % 4_096n);
  await leap(chain(), { to: { block, seconds: timestamp + 2n * (block - number) } });
  await sellAlong(chain(), ['WAVAX', 'QI'], '2');
  await mineMany(chain(), 100);
  const history = await read((asked) => readPairHistory({ ...asked, span: 'day' }), [pair]);
  const held = history.moments.map(({ reserves }) => reserves.get(pair.toLowerCase()));
  const after = await reservesOf(pair);
  expect(held.slice(-3)).toEqual([before, after, after]);
});
