import { parseAbi } from 'viem';

/** Contract functions that the seed and the tests call and the app itself does not. */
export const mintableAbi = parseAbi(['function mint(address to, uint256 amount)']);

export const pausableAbi = parseAbi([
  'function setPaused(bool paused)',
  'function setBlocked(address account, bool isBlocked)',
  'function setRefusesCode(bool refusesCode)',
]);

export const rebasingAbi = parseAbi(['function rebase(address owner, uint256 balance)']);

export const bombAbi = parseAbi(['function setRefusing(bool isRefusing)']);

export const nameResolverSeedAbi = parseAbi(['function setContenthash(bytes32 node, bytes hash)']);

export const taxedAbi = parseAbi([
  'function setTaxes(address pool, uint256 buyBps, uint256 sellBps)',
  'function setOwnTax(address account, uint256 bps)',
  'function setRefusing(address pool, bool isRefusing)',
]);

export const factorySeedAbi = parseAbi([
  'function createPair(address tokenA, address tokenB) returns (address pair)',
  'function getPair(address tokenA, address tokenB) view returns (address pair)',
]);

export const pairSeedAbi = parseAbi([
  'function mint(address to) returns (uint256 liquidity)',
  'function sync()',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
]);

export const miniChefSeedAbi = parseAbi([
  'function addPools(uint256[] allocPoints, address[] lpTokens, address[] rewarders)',
  'function setPools(uint256[] pids, uint256[] allocPoints, address[] rewarders, bool[] overwrites)',
  'function fundRewards(uint256 funding, uint256 duration)',
]);

export const superRewarderSeedAbi = parseAbi([
  'function addReward(address reward, uint256 amount, uint40 beginning, uint40 expiration)',
]);

export const stakingRewardsSeedAbi = parseAbi([
  'function setRewardsDuration(uint256 duration)',
  'function notifyRewardAmount(uint256 reward)',
  'function recoverERC20(address token, uint256 amount)',
  'function lastUpdateTime() view returns (uint256)',
  'function rewardsToken() view returns (address)',
  'function stakingToken() view returns (address)',
]);

export const airdropSeedAbi = parseAbi([
  'function whitelistAddresses(address[] accounts, uint96[] amounts)',
  'function allowClaiming()',
  'function endClaiming()',
]);

export const communityTreasurySeedAbi = parseAbi([
  'function transfer(address dest, uint256 amount)',
  'function transferOwnership(address newOwner)',
  'function owner() view returns (address)',
]);

export const migrationRouterSeedAbi = parseAbi([
  'function addMigrator(address tokenAddress, address migratorAddress)',
]);

export const bridgeTokenSeedAbi = parseAbi([
  'function addSwapToken(address contractAddress, uint256 supplyIncrement)',
]);
