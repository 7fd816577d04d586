// Written by `npm run abis` from the published stakingRewards.
/** What lists of farms and stakes read of a staking contract. */
// biome-ignore format: generated
export const stakingRewardsReadsAbi = [
  {"inputs":[{"name":"account","type":"address"}],"name":"balanceOf","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"account","type":"address"}],"name":"earned","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"totalSupply","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"rewardRate","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"periodFinish","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
] as const;
