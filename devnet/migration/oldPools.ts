import { type Address, parseUnits } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { FARM_CHAIN_ID, type RewardPlace } from '../farms/rewardPlace';

/** Two symbols of the catalogue, and the reserves of their pool in whole tokens. */
type OpenedPool = readonly [a: string, b: string, reserveA: string, reserveB: string];

/**
 * The pools that are opened in addition to the seed's, at the seed's prices: three of tokens of the
 * old bridge, and the present one of PNG and ether. The old pool of USDT is in the seed.
 */
export const OPENED_POOLS: readonly OpenedPool[] = [
  ['WAVAX', 'ETH', '1500', '10'],
  ['WAVAX', 'WBTC', '3000', '1'],
  ['PNG', 'ETH', '150000', '10'],
  ['PNG', 'WETH.e', '150000', '10'],
];

/** The farms that are opened: those of old pools, and the present one of PNG and ether. */
export const OPENED_FARMS = [
  'WAVAX_ETH_V0',
  'WAVAX_ETH_V1',
  'WAVAX_WBTC_V1',
  'WAVAX_USDT_V1',
  'PNG_ETH_V1',
  'PNG_WETHe_V1',
] as const;

/** What each token of the present bridge takes of an old one, in whole tokens. */
export const SWAP_SUPPLIES = [
  ['ETH', 'WETH.e', '1000'],
  ['WBTC', 'WBTC.e', '100'],
  ['USDT', 'USDT.e', '1000000'],
  ['LINK', 'LINK.e', '100000'],
  ['DAI', 'DAI.e', '1000000'],
  ['UNI', 'UNI.e', '100000'],
  ['SUSHI', 'SUSHI.e', '100000'],
] as const;

/** A token of the catalogue by its symbol. */
export function tokenOf(symbol: string): Token {
  const token = CATALOGUE[FARM_CHAIN_ID].find((listed) => listed.symbol === symbol);
  if (token === undefined) throw new TypeError(`The catalogue has no token ${symbol}.`);
  return token;
}

/** An amount of a token of the catalogue, in its smallest unit. */
export function rawOf(symbol: string, whole: string): bigint {
  return parseUnits(whole, tokenOf(symbol).decimals);
}

/** The pair of two tokens of the catalogue, which is its own liquidity token. */
export function pairOf(a: string, b: string): Address {
  return pairAddress(tokenOf(a), tokenOf(b));
}

/** Where a farm of version 0 or 1 keeps stakes, and what it pays. */
export function farmPlace(name: string): RewardPlace {
  const farm = FARMS.find((each) => each.name === name);
  if (farm === undefined || farm.version === 2) throw new TypeError(`There is no farm ${name}.`);
  const [a, b] = farm.tokens;
  return {
    contract: { type: 'stakingRewards', address: farm.contract },
    stakingToken: pairAddress(a, b),
    rewardToken: EXCHANGE_ADDRESSES[FARM_CHAIN_ID].png,
  };
}
