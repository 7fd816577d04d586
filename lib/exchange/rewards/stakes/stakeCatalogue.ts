import type { Address } from 'viem';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { STAKING_CONTRACTS } from '@/lib/chain/contracts/stakingContracts';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';

/** A contract where PNG is staked for a reward in another token. */
export type Stake = {
  /** Such as WAVAX_V0. */
  readonly name: string;
  readonly version: 0;
  readonly pool: RewardPool;
  /** The way from PNG to the reward, through the pools that show what the reward is worth. */
  readonly route: readonly Token[];
};

const PNG = pngToken(AVALANCHE);
const WAVAX = wrappedNative(AVALANCHE);

/** All single stakes, in the order in which they were published. They are on Avalanche. */
export const STAKES: readonly Stake[] = [
  stakeOf('WAVAX_V0', WAVAX, [PNG, WAVAX]),
  stakeOf('OOE_V0', tokenOf('0x0ebd9537A25f56713E34c45b38F421A1e7191469')),
  stakeOf('APEIN_V0', tokenOf('0x938FE3788222A74924E062120E7BFac829c719Fb')),
];

/** The single stakes of one version on a chain; none on Fuji. */
export function stakesOf(chainId: ChainId, version: number): readonly Stake[] {
  return chainId === AVALANCHE ? STAKES.filter((stake) => stake.version === version) : [];
}

function stakeOf(
  name: keyof typeof STAKING_CONTRACTS,
  rewardToken: Token,
  route: readonly Token[] = [PNG, WAVAX, rewardToken],
) {
  const contract = { type: 'stakingRewards', address: STAKING_CONTRACTS[name] } as const;
  const pool: RewardPool = { chainId: AVALANCHE, contract, stakingToken: PNG, rewardToken };
  return { name, version: 0 as const, pool, route };
}

function tokenOf(wanted: Address): Token {
  const token = CATALOGUE[AVALANCHE].find(({ address }) => address === wanted);
  if (token === undefined) throw new TypeError(`The catalogue has no token ${wanted}.`);
  return token;
}
