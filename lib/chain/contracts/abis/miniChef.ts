// Written by `npm run abis` from the published miniChef.
/** MiniChefV2, where the pool tokens of all farms of version 2 are staked. */
// biome-ignore format: generated
export const miniChefAbi = [
  {"inputs":[],"name":"lpTokens","outputs":[{"type":"address[]"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"uint256"}],"name":"poolInfo","outputs":[{"type":"uint128"},{"type":"uint64"},{"type":"uint64"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"uint256"},{"type":"address"}],"name":"userInfo","outputs":[{"type":"uint256"},{"type":"int256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"_pid","type":"uint256"},{"name":"_user","type":"address"}],"name":"pendingReward","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"rewardPerSecond","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"totalAllocPoint","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"rewardsExpiration","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"uint256"}],"name":"rewarder","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"pid","type":"uint256"},{"name":"amount","type":"uint256"},{"name":"to","type":"address"}],"name":"deposit","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"pid","type":"uint256"},{"name":"amount","type":"uint256"},{"name":"to","type":"address"},{"name":"deadline","type":"uint256"},{"name":"v","type":"uint8"},{"name":"r","type":"bytes32"},{"name":"s","type":"bytes32"}],"name":"depositWithPermit","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"pid","type":"uint256"},{"name":"amount","type":"uint256"},{"name":"to","type":"address"}],"name":"withdraw","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"pid","type":"uint256"},{"name":"amount","type":"uint256"},{"name":"to","type":"address"}],"name":"withdrawAndHarvest","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"pid","type":"uint256"},{"name":"to","type":"address"}],"name":"harvest","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"pid","type":"uint256"},{"name":"to","type":"address"}],"name":"emergencyWithdraw","outputs":[],"stateMutability":"nonpayable","type":"function"},
] as const;
