/** A contract that pays further rewards for one pool of MiniChef. */
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
] as const;
