import { type Address, erc20Abi, maxUint256, parseAbi } from 'viem';
import { transact } from '@/devnet/node/transact';
import type { TradedChain } from '@/devnet/tokens/sellAlong';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';

/** The two tokens of a pool. A price is how many of the second one the first one costs. */
export type PoolKeys = readonly [first: TokenKey, second: TokenKey];

type Sides = readonly [first: bigint, second: bigint];

const MILLION = 1_000_000;
/** The fee of a trade makes it move the price less, by half of 0.3 percent. */
const WITH_FEE = 1.0015;

const burnAbi = parseAbi(['function burn(address to) returns (uint256, uint256)']);

/** A pool's contract. */
export function poolAddress({ chainId, tokens }: TradedChain, [a, b]: PoolKeys): Address {
  return pairAddress(
    { chainId, address: tokens[a].address },
    { chainId, address: tokens[b].address },
  );
}

/** What a pool holds of its two tokens, in smallest units; after a block if one is given. */
export async function heldBy(
  chain: TradedChain,
  keys: PoolKeys,
  blockNumber?: bigint,
): Promise<Sides> {
  const address = poolAddress(chain, keys);
  const call = { address, abi: pairAbi, functionName: 'getReserves', blockNumber } as const;
  const [reserve0, reserve1] = await chain.client.readContract(call);
  const [a, b] = keys.map((key) => chain.tokens[key].address.toLowerCase());
  return (a ?? '') < (b ?? '') ? [reserve0, reserve1] : [reserve1, reserve0];
}

/** Sells the first token of a path for the last one; an amount in its smallest unit. */
export async function sell(
  { chainId, client, tokens }: TradedChain,
  trader: Address,
  path: readonly TokenKey[],
  amount: bigint,
): Promise<void> {
  if (amount === 0n) return;
  const route = path.map((key) => tokens[key].address);
  await transact(client, trader, {
    address: EXCHANGE_ADDRESSES[chainId].router,
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: [amount, 0n, route, trader, maxUint256],
  });
}

/** Trades so much that the pool's price is about a given one, in smallest units of both tokens. */
export async function moveTo(
  chain: TradedChain,
  trader: Address,
  keys: PoolKeys,
  price: number,
): Promise<void> {
  const [first, second] = await heldBy(chain, keys);
  const root = Math.sqrt(Number(second) / Number(first) / price);
  const [a, b] = keys;
  if (root > 1) await sell(chain, trader, [a, b], part(first, (root - 1) * WITH_FEE));
  else await sell(chain, trader, [b, a], part(second, (1 / root - 1) * WITH_FEE));
}

/** Adds a part of what a pool holds to it. */
export async function add(
  chain: TradedChain,
  trader: Address,
  keys: PoolKeys,
  share: number,
): Promise<void> {
  const [first, second] = await heldBy(chain, keys);
  const [a, b] = [chain.tokens[keys[0]].address, chain.tokens[keys[1]].address];
  const amounts = [part(first, share), part(second, share)] as const;
  await transact(chain.client, trader, {
    address: EXCHANGE_ADDRESSES[chain.chainId].router,
    abi: routerLiquidityAbi,
    functionName: 'addLiquidity',
    args: [a, b, ...amounts, 0n, 0n, trader, maxUint256],
  });
}

/** Removes a part of an account's liquidity. */
export async function remove(
  chain: TradedChain,
  owner: Address,
  keys: PoolKeys,
  share: number,
): Promise<void> {
  const { client } = chain;
  const pair = poolAddress(chain, keys);
  const token = { address: pair, abi: erc20Abi } as const;
  const held = await client.readContract({ ...token, functionName: 'balanceOf', args: [owner] });
  const sent = [pair, part(held, share)] as const;
  await transact(client, owner, { ...token, functionName: 'transfer', args: sent });
  await transact(client, owner, {
    address: pair,
    abi: burnAbi,
    functionName: 'burn',
    args: [owner],
  });
}

function part(amount: bigint, share: number): bigint {
  return (amount * BigInt(Math.round(share * MILLION))) / BigInt(MILLION);
}
