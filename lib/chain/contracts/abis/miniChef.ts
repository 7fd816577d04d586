/** MiniChefV2, where the pool tokens of all farms of version 2 are staked. */
export const miniChefAbi = [
  {
    name: 'lpTokens',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'address[]',
      },
    ],
  },
  {
    name: 'poolInfo',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'poolId',
      },
    ],
    outputs: [
      {
        type: 'uint128',
        name: 'accRewardPerShare',
      },
      {
        type: 'uint64',
        name: 'lastRewardTime',
      },
      {
        type: 'uint64',
        name: 'allocPoint',
      },
    ],
  },
  {
    name: 'userInfo',
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
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'amount',
      },
      {
        type: 'int256',
        name: 'rewardDebt',
      },
    ],
  },
  {
    name: 'pendingReward',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: '_pid',
      },
      {
        type: 'address',
        name: '_user',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'pending',
      },
    ],
  },
  {
    name: 'rewardPerSecond',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'totalAllocPoint',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'rewardsExpiration',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'rewarder',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'poolId',
      },
    ],
    outputs: [
      {
        type: 'address',
      },
    ],
  },
  {
    name: 'deposit',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'pid',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
      {
        type: 'address',
        name: 'to',
      },
    ],
    outputs: [],
  },
  {
    name: 'depositWithPermit',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'pid',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
      {
        type: 'uint8',
        name: 'v',
      },
      {
        type: 'bytes32',
        name: 'r',
      },
      {
        type: 'bytes32',
        name: 's',
      },
    ],
    outputs: [],
  },
  {
    name: 'withdraw',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'pid',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
      {
        type: 'address',
        name: 'to',
      },
    ],
    outputs: [],
  },
  {
    name: 'withdrawAndHarvest',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'pid',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
      {
        type: 'address',
        name: 'to',
      },
    ],
    outputs: [],
  },
  {
    name: 'harvest',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'pid',
      },
      {
        type: 'address',
        name: 'to',
      },
    ],
    outputs: [],
  },
  {
    name: 'emergencyWithdraw',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'pid',
      },
      {
        type: 'address',
        name: 'to',
      },
    ],
    outputs: [],
  },
] as const;
