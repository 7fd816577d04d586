// Written by `npm run abis` from the published miniChef.
/** What lists of farms read of MiniChefV2, without what deposits and withdrawals call. */
// biome-ignore format: generated
export const miniChefReadsAbi = [
  {"inputs":[],"name":"lpTokens","outputs":[{"type":"address[]"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"uint256"}],"name":"poolInfo","outputs":[{"type":"uint128"},{"type":"uint64"},{"type":"uint64"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"uint256"},{"type":"address"}],"name":"userInfo","outputs":[{"type":"uint256"},{"type":"int256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"_pid","type":"uint256"},{"name":"_user","type":"address"}],"name":"pendingReward","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"rewardPerSecond","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"totalAllocPoint","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"rewardsExpiration","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"uint256"}],"name":"rewarder","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
] as const;
