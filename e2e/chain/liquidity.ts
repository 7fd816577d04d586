import { type Address, erc20Abi, parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { factorySeedAbi } from '@/devnet/contracts/abis';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import { transactAs } from '@/devnet/node/transactAs';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

/** Two tokens that have a pair. */
export type PairKeys = readonly [TokenKey, TokenKey];

/** How often the pool page looks for liquidity in pairs that had none. */
const SEARCH_EVERY_BLOCKS = 30n;

const pairSeedAbi = parseAbi([
  'function burn(address to) returns (uint256, uint256)',
  'function sync()',
]);

/** The contract of a pair, which is also its liquidity token. */
export function pairAddressOf(
  { chainId, client, tokens }: DevnetChain,
  [a, b]: PairKeys,
): Promise<Address> {
  return client.readContract({
    address: EXCHANGE_ADDRESSES[chainId].factory,
    abi: factorySeedAbi,
    functionName: 'getPair',
    args: [tokens[a].address, tokens[b].address],
  });
}

/** Transfers a percentage of a pair's liquidity to an account, the demo account by default. */
export async function giveLiquidity(
  chain: DevnetChain,
  keys: PairKeys,
  percent: bigint,
  to: Address = ACCOUNTS.demo,
): Promise<void> {
  await transferLiquidity(chain, await pairAddressOf(chain, keys), { percent, to });
}

/** Mines up to a given number of blocks after one in which all pairs are searched for liquidity. */
export async function mineToSearchAnd({ client }: DevnetChain, blocks: bigint): Promise<void> {
  const latest = await client.getBlockNumber({ cacheTime: 0 });
  const past = latest % SEARCH_EVERY_BLOCKS;
  await client.mine({ blocks: Number(SEARCH_EVERY_BLOCKS - past + blocks) });
}

/**
 * Removes a percentage of a pair's reserves from another account: the price stays, the depth falls.
 */
export async function removeLiquidity(
  chain: DevnetChain,
  keys: PairKeys,
  percent: bigint,
): Promise<void> {
  const pair = await pairAddressOf(chain, keys);
  await transferLiquidity(chain, pair, { percent, to: pair });
  await burn(chain, pair, ACCOUNTS.deployer);
}

/** Leaves a pair nothing of its second token, as that token does when it takes its balance back. */
export async function emptySecondSide(chain: DevnetChain, keys: PairKeys): Promise<void> {
  const { client, tokens } = chain;
  const pair = await pairAddressOf(chain, keys);
  const token = { address: tokens[keys[1]].address, abi: erc20Abi } as const;
  const held = await client.readContract({ ...token, functionName: 'balanceOf', args: [pair] });
  const taken = { ...token, functionName: 'transfer', args: [ACCOUNTS.deployer, held] } as const;
  await transactAs(client, pair, taken);
  const synced = { address: pair, abi: pairSeedAbi, functionName: 'sync' } as const;
  await transact(client, ACCOUNTS.deployer, synced);
}

/** Removes all of the account's liquidity of a pair without the app. */
export async function removePosition(
  chain: DevnetChain,
  keys: PairKeys,
  owner: Address = ACCOUNTS.demo,
): Promise<void> {
  const { client } = chain;
  const pair = await pairAddressOf(chain, keys);
  const held = { address: pair, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const;
  const sent = [pair, await client.readContract(held)] as const;
  await transact(client, owner, {
    address: pair,
    abi: erc20Abi,
    functionName: 'transfer',
    args: sent,
  });
  await burn(chain, pair, owner);
}

async function transferLiquidity(
  { client }: DevnetChain,
  pair: Address,
  { percent, to }: { readonly percent: bigint; readonly to: Address },
): Promise<void> {
  const supply = await client.readContract({
    address: pair,
    abi: erc20Abi,
    functionName: 'totalSupply',
  });
  await transact(client, ACCOUNTS.deployer, {
    address: pair,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, (supply * percent) / 100n],
  });
}

/** Returns the liquidity tokens that a pair itself holds to their owner. */
function burn({ client }: DevnetChain, pair: Address, owner: Address): Promise<void> {
  return transact(client, owner, {
    address: pair,
    abi: pairSeedAbi,
    functionName: 'burn',
    args: [owner],
  });
}
