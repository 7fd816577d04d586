import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  numberToHex,
  parseAbi,
} from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { approve } from '@/devnet/tokens/approve';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { amountOf } from '@/lib/base/amounts/amount';
import { mapPair } from '@/lib/base/tokens/mapPair';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { readBalance, readPool } from '@/lib/exchange/pairs/testing/readPool.setup';
import { fetchReceipt } from '@/lib/transactions/history/fetchReceipt';
import { pending } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { positionState } from './positionState';
import { positionStory } from './positionStory';
import { readPositionEvents } from './readPositionEvents';

const { demo, deployer, second: protocol } = ACCOUNTS;
const { factory, miniChef, router } = EXCHANGE_ADDRESSES[43114];
const GAS = 2_000_000n;
const feeAbi = parseAbi([
  'function setFeeTo(address)',
  'function feeToSetter() view returns (address)',
]);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

const ask: AskInOwnBatch = async (_chainId, requests, read) => {
  const request = chain().client.request as (asked: JsonRpcRequest) => Promise<unknown>;
  return read(await Promise.allSettled(requests.map(request)), ONE_ENDPOINT);
};

/** Sends a call of the demo account, and records it as the page does. */
async function mined(call: ContractCall, summary: TransactionRecord['summary']) {
  const { client } = chain();
  const { transactionHash: hash } = await client.sendTransactionSync({
    ...{ from: demo, to: call.address, data: encodeFunctionData(call) },
    ...{ value: numberToHex(call.value ?? 0n), gas: numberToHex(GAS) },
  });
  const fetched = await fetchReceipt(client, hash, await client.getBlockNumber());
  if (fetched?.receipt.status !== 1) throw new TypeError('reverted');
  return { ...pending, hash, from: demo, summary, receipt: fetched.receipt };
}

/** The square root of what each pool token has, by the contract's own figures. */
async function rootOf(a: Token, b: Token): Promise<number> {
  const { balance0, balance1, supply } = await readPool(chain().client, a, b);
  return (Math.sqrt(Number(balance0)) * Math.sqrt(Number(balance1))) / Number(supply);
}

/** Sells WAVAX to a pool, and what it bought, which may be less by a fee of the token. */
async function tradeBothWays([key]: readonly [TokenKey, TokenKey], raw: bigint) {
  const { client } = chain();
  const [token, wavax] = [tokenOf(key).address, tokenOf('WAVAX').address];
  const sell = async (path: readonly [Address, Address], sold: bigint) => {
    await approve(client, deployer, { token: path[0], spender: router, amount: sold });
    await transact(client, deployer, {
      ...{ address: router, abi: routerAbi, args: [sold, 0n, path, deployer, maxUint256] },
      functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    });
  };
  const before = await readBalance(client, token, deployer);
  await sell([wavax, token], raw);
  await sell([token, wavax], (await readBalance(client, token, deployer)) - before);
}

const balancesOf = (tokens: readonly [Token, Token], owner: Address) =>
  Promise.all(tokens.map(({ address }) => readBalance(chain().client, address, owner)));

test.each<{ readonly keys: readonly [TokenKey, TokenKey]; readonly isFeeOn: boolean }>([
  { keys: ['PNG', 'WAVAX'], isFeeOn: false },
  { keys: ['PNG', 'WAVAX'], isFeeOn: true },
  { keys: ['SPORE', 'WAVAX'], isFeeOn: false },
])(
  'MKT-08 MKT-09 with the fee on $isFeeOn, a position in $keys is known as the contracts have it',
  async ({ keys, isFeeOn }) => {
    const { client } = chain();
    const tokens = sortedPair(...mapPair(keys, tokenOf));
    const [first, second] = tokens;
    const pair = pairAddress(first, second);
    for (const token of [first.address, second.address, pair])
      await approve(client, demo, { token, spender: router, amount: maxUint256 });
    const give = (token: Address, raw: bigint) =>
      transact(client, deployer, {
        ...{ address: token, abi: erc20Abi, functionName: 'transfer', args: [demo, raw] },
      });
    await give(tokenOf('WAVAX').address, 10n ** 20n);
    if (isFeeOn) {
      const contract = { address: factory, abi: feeAbi } as const;
      const setter = await client.readContract({ ...contract, functionName: 'feeToSetter' });
      await transact(client, setter, { ...contract, functionName: 'setFeeTo', args: [protocol] });
    }
    const add = async () => {
      const reserves = await readPool(client, first, second);
      const wanted = [reserves.balance0 / 1_000n, reserves.balance1 / 1_000n] as const;
      const [amountA, amountB] = [amountOf(first, wanted[0]), amountOf(second, wanted[1])];
      return mined(
        {
          ...{ address: router, abi: routerLiquidityAbi, functionName: 'addLiquidity' },
          args: [first.address, second.address, ...wanted, 0n, 0n, demo, maxUint256],
        },
        { type: 'add', amountA, amountB },
      );
    };
    // The first one with the fee on stores the product only.
    if (isFeeOn) await add();
    const earlier = await readBalance(client, pair, demo);
    await transact(client, demo, {
      ...{ address: pair, abi: erc20Abi, functionName: 'transfer' },
      args: [deployer, earlier],
    });

    const before = await balancesOf(tokens, demo);
    const start = await rootOf(first, second);
    const records = [await add()];
    const put = (await balancesOf(tokens, demo)).map((each, side) => (before[side] ?? 0n) - each);
    const liquidity = await readBalance(client, pair, demo);
    await tradeBothWays(keys, 10n ** 20n);
    const middle = await rootOf(first, second);

    const held = await balancesOf(tokens, demo);
    const half = liquidity / 2n;
    const atPool = await balancesOf(tokens, pair);
    const zero = [amountOf(first, 0n), amountOf(second, 0n)] as const;
    const [amountA, amountB] = zero;
    records.push(
      await mined(
        {
          ...{ address: router, abi: routerLiquidityAbi, functionName: 'removeLiquidity' },
          args: [first.address, second.address, half, 0n, 0n, demo, maxUint256],
        },
        { type: 'remove', amountA, amountB },
      ),
    );
    const out = (await balancesOf(tokens, demo)).map((each, side) => each - (held[side] ?? 0n));
    const leftPool = (await balancesOf(tokens, pair)).map(
      (each, side) => (atPool[side] ?? 0n) - each,
    );
    await tradeBothWays(keys, 3n * 10n ** 20n);
    // Somebody sends pool tokens: they have no known beginning.
    await transact(client, deployer, {
      ...{ address: pair, abi: erc20Abi, functionName: 'transfer', args: [demo, 12_345n] },
    });

    const events = await readPositionEvents({
      ...{ chainId: 43114, records: records.toReversed(), ask },
      position: {
        ...{ account: demo, pair, stakes: [miniChef] },
        tokens: [first.address, second.address],
      },
      signal: new AbortController().signal,
    });
    expect(events.map(({ event }) => event.type)).toEqual(['added', 'removed']);
    const pool = await readPool(client, first, second);
    const all = await readBalance(client, pair, demo);
    const now = positionState(pool, all);
    if (now === undefined) throw new TypeError('empty');
    const story = positionStory(events, now);
    if (typeof story === 'string') throw new TypeError(story);
    const left = liquidity - half;
    expect(story.liquidity).toEqual({ known: left, all: left + 12_345n });
    expect(story.putIn).toEqual(put);
    expect(story.takenOut).toEqual(out);
    const end = await rootOf(first, second);
    for (const side of [0, 1] as const) {
      const worth = (left * (side === 0 ? pool.balance0 : pool.balance1)) / pool.supply;
      expect(Number(story.worth[side] - worth)).toBeCloseTo(0, -1);
      expect(story.againstHolding[side]).toBe(
        story.worth[side] + (out[side] ?? 0n) - (put[side] ?? 0n),
      );
      const fees =
        Number(leftPool[side]) * (1 - start / middle) + Number(worth) * (1 - start / end);
      expect(fees).toBeGreaterThan(0);
      expect(Number(story.fees?.[side]) / fees).toBeCloseTo(1, 6);
    }
  },
);
