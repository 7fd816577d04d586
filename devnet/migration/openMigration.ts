import { type Address, encodeAbiParameters, erc20Abi, keccak256, maxUint256, pad } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { ACCOUNTS } from '../accounts';
import {
  bridgeTokenSeedAbi,
  factorySeedAbi,
  migrationRouterSeedAbi,
  mintableAbi,
  pairSeedAbi,
} from '../contracts/abis';
import { creationCode } from '../contracts/artifacts';
import { placeContract } from '../contracts/placeContract';
import { openFarms } from '../farms/openFarms';
import { openTokens } from '../farms/openPools';
import { FARM_CHAIN_ID } from '../farms/rewardPlace';
import type { FarmChain } from '../farms/stakes';
import { transact } from '../node/transact';
import { transactAs } from '../node/transactAs';
import { OPENED_FARMS, OPENED_POOLS, pairOf, rawOf, SWAP_SUPPLIES, tokenOf } from './oldPools';

const { deployer } = ACCOUNTS;
const { factory, migrationRouter, wavax, png } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];
/** Where the migration router stores which token takes the place of an old one. */
const MIGRATORS_SLOT = 1n;

/** The old tokens that the migration router moves. */
const MOVED: readonly string[] = ['ETH', 'WBTC', 'USDT'];

/**
 * Opens what migration needs and the seed leaves out: tokens of the old bridge, their pools and
 * farms, what the present tokens take of them, and the migration router. It takes a few seconds.
 */
export async function openMigration(chain: FarmChain): Promise<void> {
  await openTokens(
    chain,
    SWAP_SUPPLIES.flatMap(([old, present]) => [tokenOf(old), tokenOf(present)]),
  );
  for (const pool of OPENED_POOLS) await openPool(chain, pool);
  await openFarms(
    chain,
    FARMS.filter(({ name }) => OPENED_FARMS.some((opened) => opened === name)),
  );
  await placeContract(chain.client, {
    address: migrationRouter,
    creationCode: await creationCode('bridgeMigrationRouter'),
    deployer,
  });
  for (const [old, present, supply] of SWAP_SUPPLIES) {
    await transact(chain.client, deployer, {
      address: tokenOf(present).address,
      abi: bridgeTokenSeedAbi,
      functionName: 'addSwapToken',
      args: [tokenOf(old).address, rawOf(old, supply)],
    });
    if (MOVED.includes(old)) await register(chain, old, present);
  }
}

async function openPool(
  { client }: FarmChain,
  [a, b, reserveA, reserveB]: (typeof OPENED_POOLS)[number],
): Promise<void> {
  const pair = pairOf(a, b);
  await transact(client, deployer, {
    address: factory,
    abi: factorySeedAbi,
    functionName: 'createPair',
    args: [tokenOf(a).address, tokenOf(b).address],
  });
  await giveTokens({ client }, a, { to: pair, whole: reserveA });
  await giveTokens({ client }, b, { to: pair, whole: reserveB });
  await transact(client, deployer, {
    address: pair,
    abi: pairSeedAbi,
    functionName: 'mint',
    args: [deployer],
  });
}

/** Gives an address tokens of the catalogue. */
export async function giveTokens(
  { client }: FarmChain,
  symbol: string,
  { to, whole }: { readonly to: Address; readonly whole: string },
): Promise<void> {
  const { address } = tokenOf(symbol);
  const isPublished = address === wavax || address === png;
  await transact(client, deployer, {
    address,
    abi: isPublished ? erc20Abi : mintableAbi,
    functionName: isPublished ? 'transfer' : 'mint',
    args: [to, rawOf(symbol, whole)],
  });
}

/**
 * Makes the migration router swap an old token. The practice USDT returns nothing from `approve`,
 * which the router's own method does not accept, so what that method does is done in its place.
 */
async function register({ client }: FarmChain, old: string, present: string): Promise<void> {
  const [oldToken, presentToken] = [tokenOf(old).address, tokenOf(present).address];
  if (old !== 'USDT')
    return transact(client, deployer, {
      address: migrationRouter,
      abi: migrationRouterSeedAbi,
      functionName: 'addMigrator',
      args: [oldToken, presentToken],
    });
  await transactAs(client, migrationRouter, {
    address: oldToken,
    abi: erc20Abi,
    functionName: 'approve',
    args: [presentToken, maxUint256],
  });
  await client.setStorageAt({
    address: migrationRouter,
    index: keccak256(
      encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [oldToken, MIGRATORS_SLOT]),
    ),
    value: pad(presentToken),
  });
}
