/**
 * A contract that pays extra rewards for one pool of MiniChef. All have `pendingTokens`; the other
 * functions are those of a super farm, which also pays by a call of its own. There the id of a
 * reward is its position in `getRewardInfos`, and `userAmounts` is the stake that it counts.
 */
export const rewarderAbi = [
  {
    name: 'pendingTokens',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'poolId',
      },
      {
        type: 'address',
        name: 'account',
      },
      {
        type: 'uint256',
        name: 'reward',
      },
    ],
    outputs: [
      {
        type: 'address[]',
        name: 'tokens',
      },
      {
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'getRewardInfos',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'tuple[]',
        name: 'infos',
        components: [
          { type: 'address', name: 'reward' },
          { type: 'uint256', name: 'rewardRatePerSecond' },
          { type: 'uint176', name: 'accRewardPerShare' },
          { type: 'uint40', name: 'beginning' },
          { type: 'uint40', name: 'expiration' },
        ],
      },
    ],
  },
  {
    name: 'userAmounts',
    type: 'function',
    stateMutability: 'view',
    inputs: [{ type: 'address', name: 'account' }],
    outputs: [{ type: 'uint256', name: 'staked' }],
  },
  {
    name: 'forceClaimRewards',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'uint256[]', name: 'rewardIds' },
      { type: 'address', name: 'to' },
    ],
    outputs: [],
  },
] as const;
