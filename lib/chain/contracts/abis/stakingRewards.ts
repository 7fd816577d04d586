/** A contract where one token is staked for a reward: a farm of version 0 or 1, or a single stake. */
export const stakingRewardsAbi = [
  {
    name: 'balanceOf',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'account',
      },
    ],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'earned',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'account',
      },
    ],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'totalSupply',
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
    name: 'rewardRate',
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
    name: 'periodFinish',
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
    name: 'stake',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'amount',
      },
    ],
    outputs: [],
  },
  {
    name: 'stakeWithPermit',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'amount',
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
        name: 'amount',
      },
    ],
    outputs: [],
  },
  {
    name: 'getReward',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [],
    outputs: [],
  },
  {
    name: 'exit',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [],
    outputs: [],
  },
] as const;
