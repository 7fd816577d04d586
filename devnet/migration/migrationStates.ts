import { type Address, erc20Abi, parseUnits } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { pairSeedAbi } from '../contracts/abis';
import { FARM_CHAIN_ID } from '../farms/rewardPlace';
import { type FarmChain, giveStake, giveStakingTokens, shareOf } from '../farms/stakes';
import { transact } from '../node/transact';
import { mint } from '../tokens/mint';
import { farmPlace, pairOf, tokenOf } from './oldPools';

const { migrationRouter } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];

/** Gives an account a stake in a farm of version 0 or 1: thousandths of all pool tokens. */
export async function giveOldStake(
  chain: FarmChain,
  name: string,
  { account, perMille }: { readonly account: Address; readonly perMille: bigint },
): Promise<bigint> {
  const place = farmPlace(name);
  const amount = await shareOf(chain, place, perMille);
  await giveStake(chain, place, { account, amount });
  return amount;
}

/** Gives an account pool tokens of a farm of version 0 or 1, in its wallet. */
export async function giveOldPoolTokens(
  chain: FarmChain,
  name: string,
  { account, perMille }: { readonly account: Address; readonly perMille: bigint },
): Promise<bigint> {
  const place = farmPlace(name);
  const amount = await shareOf(chain, place, perMille);
  await giveStakingTokens(chain, place, { account, amount });
  return amount;
}

/**
 * Sends the migration router one smallest unit of a present token. From then on it moves nothing to
 * that token: it expects to hold exactly what it swapped.
 */
export async function brickMigration({ client }: FarmChain, symbol: string): Promise<void> {
  await mint(client, { token: tokenOf(symbol).address, to: migrationRouter, amount: 1n });
}

/** Moves the price of a pool, by adding whole tokens to one of its reserves. */
export async function skewPool(
  { client }: FarmChain,
  [a, b]: readonly [string, string],
  whole: string,
): Promise<void> {
  const { address, decimals } = tokenOf(b);
  const pair = pairOf(a, b);
  await mint(client, { token: address, to: pair, amount: parseUnits(whole, decimals) });
  await transact(client, ACCOUNTS.deployer, {
    address: pair,
    abi: pairSeedAbi,
    functionName: 'sync',
    args: [],
  });
}

/** What an account holds of a pool's tokens, in the smallest unit. */
export function heldPoolTokens(
  { client }: FarmChain,
  [a, b]: readonly [string, string],
  account: Address,
): Promise<bigint> {
  return client.readContract({
    address: pairOf(a, b),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });
}
