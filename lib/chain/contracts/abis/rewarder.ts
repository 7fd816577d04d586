// Written by `npm run abis` from SuperRewarder.sol.
/**
 * A contract that pays extra rewards for one pool of MiniChef. All have `pendingTokens`; the other
 * functions are those of a super farm, which also pays by a call of its own. There the id of a
 * reward is its position in `getRewardInfos`, and `userAmounts` is the stake that it counts.
 */
// biome-ignore format: generated
export const rewarderAbi = [
  {"inputs":[{"type":"uint256"},{"name":"user","type":"address"},{"type":"uint256"}],"name":"pendingTokens","outputs":[{"type":"address[]"},{"type":"uint256[]"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"getRewardInfos","outputs":[{"components":[{"name":"reward","type":"address"},{"name":"rewardRatePerSecond","type":"uint256"},{"name":"accRewardPerShare","type":"uint176"},{"name":"beginning","type":"uint40"},{"name":"expiration","type":"uint40"}],"type":"tuple[]"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"address"}],"name":"userAmounts","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"rewardIds","type":"uint256[]"},{"name":"to","type":"address"}],"name":"forceClaimRewards","outputs":[],"stateMutability":"nonpayable","type":"function"},
] as const;
