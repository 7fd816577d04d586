import type { Address } from 'viem';
import type { TokenKey } from '../tokens/tokens';

/** The contract of all farms of version 2, where production has it. */
export const MINI_CHEF: Address = '0x1f806f7C8dED893fd3caE279191ad7Aa3798E928';

/** How many days the rewards of a period last: those of MiniChef, and those of other contracts. */
export const CHEF_DAYS = 60n;
export const STAKING_DAYS = 30n;

/** What MiniChef pays in its period, in whole PNG. */
export const CHEF_REWARD = '600000';

/** A farm of version 2, with the percentage of its pool's liquidity that others have staked. */
type ChefFarm = {
  readonly tokens: readonly [TokenKey, TokenKey];
  /** Its share of the reward, in hundredths of the weight that pages show. */
  readonly weight: bigint;
  readonly stakedPercent: bigint;
};

/**
 * The farms of version 2 in the order of their pool ids, from 0, by their names in production. All
 * other farms of version 2 are missing from `lpTokens()`.
 *
 * Nobody has staked in WAVAX_QI_V2 and WAVAX_SPORE_V2. WAVAX_APEIN_V2 has no weight, so it is
 * finished. The weights add up to 16,150.
 */
export const CHEF_FARMS = {
  WAVAX_PNG_V2: { tokens: ['WAVAX', 'PNG'], weight: 3_000n, stakedPercent: 30n },
  USDTe_USDCe_V2: { tokens: ['USDT.e', 'USDC.e'], weight: 2_000n, stakedPercent: 40n },
  WAVAX_WBTCe_V2: { tokens: ['WAVAX', 'WBTC.e'], weight: 2_000n, stakedPercent: 20n },
  WAVAX_USDTe_V2: { tokens: ['WAVAX', 'USDT.e'], weight: 2_000n, stakedPercent: 30n },
  WAVAX_WETHe_V2: { tokens: ['WAVAX', 'WETH.e'], weight: 2_000n, stakedPercent: 25n },
  WAVAX_USDCe_V2: { tokens: ['WAVAX', 'USDC.e'], weight: 2_000n, stakedPercent: 20n },
  WAVAX_LINKe_V2: { tokens: ['WAVAX', 'LINK.e'], weight: 1_000n, stakedPercent: 30n },
  USDCe_DAIe_V2: { tokens: ['USDC.e', 'DAI.e'], weight: 1_000n, stakedPercent: 10n },
  WAVAX_QI_V2: { tokens: ['WAVAX', 'QI'], weight: 150n, stakedPercent: 0n },
  WAVAX_SPORE_V2: { tokens: ['WAVAX', 'SPORE'], weight: 500n, stakedPercent: 0n },
  WAVAX_OOE_V2: { tokens: ['WAVAX', 'OOE'], weight: 500n, stakedPercent: 50n },
  WAVAX_APEIN_V2: { tokens: ['WAVAX', 'APEIN'], weight: 0n, stakedPercent: 50n },
} as const satisfies Record<string, ChefFarm>;

/** The only period of a StakingRewards contract, and what it pays in it, in whole tokens. */
export type StakingPeriod = {
  readonly period: 'live' | 'finished' | 'notBegun';
  readonly reward: string;
};

type StakingFarm = StakingPeriod & {
  readonly tokens: readonly [TokenKey, TokenKey];
  readonly contract: Address;
  readonly stakedPercent: bigint;
};

/**
 * Farms of version 0 and 1, by their names in production, which pay PNG. All others have no code.
 *
 * Nobody has staked in WAVAX_WETHe_V1 and WAVAX_WBTCe_V1.
 */
export const STAKING_FARMS = {
  WAVAX_PNG_V0: {
    tokens: ['WAVAX', 'PNG'],
    contract: '0x8FD2755c6ae7252753361991bDcd6fF55bDc01CE',
    period: 'live',
    reward: '15000',
    stakedPercent: 5n,
  },
  WAVAX_USDT_V0: {
    tokens: ['WAVAX', 'USDT'],
    contract: '0x4f019452f51bbA0250Ec8B69D64282B79fC8BD9f',
    period: 'finished',
    reward: '3000',
    stakedPercent: 10n,
  },
  WAVAX_PNG_V1: {
    tokens: ['WAVAX', 'PNG'],
    contract: '0x574d3245e36Cf8C9dc86430EaDb0fDB2F385F829',
    period: 'live',
    reward: '60000',
    stakedPercent: 10n,
  },
  WAVAX_USDCe_V1: {
    tokens: ['WAVAX', 'USDC.e'],
    contract: '0x84B536dA1A2D9b0609f9Da73139674cc2D75AF2D',
    period: 'live',
    reward: '45000',
    stakedPercent: 10n,
  },
  WAVAX_WETHe_V1: {
    tokens: ['WAVAX', 'WETH.e'],
    contract: '0x830A966B9B447c9B15aB24c0369c4018E75F31C9',
    period: 'live',
    reward: '30000',
    stakedPercent: 0n,
  },
  WAVAX_USDTe_V1: {
    tokens: ['WAVAX', 'USDT.e'],
    contract: '0x006cC053bdb84C2d6380B3C4a573d84636378A47',
    period: 'finished',
    reward: '30000',
    stakedPercent: 10n,
  },
  WAVAX_LINKe_V1: {
    tokens: ['WAVAX', 'LINK.e'],
    contract: '0x2e10D9d08f76807eFdB6903025DE8e006b1185F5',
    period: 'finished',
    reward: '15000',
    stakedPercent: 10n,
  },
  WAVAX_WBTCe_V1: {
    tokens: ['WAVAX', 'WBTC.e'],
    contract: '0x30CbF11f6fcc9FC1bF6E55A6941b1A47A56eAEC5',
    period: 'notBegun',
    reward: '0',
    stakedPercent: 0n,
  },
} as const satisfies Record<string, StakingFarm>;

type SingleStake = StakingPeriod & {
  readonly contract: Address;
  readonly rewardToken: TokenKey;
  /** What others have staked, in whole PNG. */
  readonly staked: string;
};

/** The single stakes of PNG, by their names in production. */
export const SINGLE_STAKES = {
  WAVAX_V0: {
    rewardToken: 'WAVAX',
    contract: '0xD49B406A7A29D64e081164F6C3353C599A2EeAE9',
    period: 'live',
    reward: '200',
    staked: '1000000',
  },
  OOE_V0: {
    rewardToken: 'OOE',
    contract: '0xf0eFf017644680B9878429137ccb2c041b4Fb701',
    period: 'live',
    reward: '20000',
    staked: '400000',
  },
  APEIN_V0: {
    rewardToken: 'APEIN',
    contract: '0xfe1d712363f2B1971818DBA935eEC13Ddea474cc',
    period: 'finished',
    reward: '5000',
    staked: '250000',
  },
} as const satisfies Record<string, SingleStake>;

export type ChefFarmName = keyof typeof CHEF_FARMS;
export type StakingFarmName = keyof typeof STAKING_FARMS;
export type SingleStakeName = keyof typeof SINGLE_STAKES;
/** Everything of the seed that pays a reward for what is staked in it. */
export type RewardPlaceName = ChefFarmName | StakingFarmName | SingleStakeName;
