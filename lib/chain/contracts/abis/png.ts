/** What PNG has in addition to the interface of every token. */
export const pngAbi = [
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
    name: 'delegates',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'delegator',
      },
    ],
    outputs: [
      {
        type: 'address',
      },
    ],
  },
  {
    name: 'getCurrentVotes',
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
        type: 'uint96',
      },
    ],
  },
  {
    name: 'getPriorVotes',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'account',
      },
      {
        type: 'uint256',
        name: 'blockNumber',
      },
    ],
    outputs: [
      {
        type: 'uint96',
      },
    ],
  },
  {
    name: 'numCheckpoints',
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
        type: 'uint32',
      },
    ],
  },
  {
    name: 'checkpoints',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'account',
      },
      {
        type: 'uint32',
        name: 'index',
      },
    ],
    outputs: [
      {
        type: 'uint32',
        name: 'fromBlock',
      },
      {
        type: 'uint96',
        name: 'votes',
      },
    ],
  },
  {
    name: 'delegate',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'delegatee',
      },
    ],
    outputs: [],
  },
  {
    name: 'DelegateChanged',
    type: 'event',
    inputs: [
      {
        type: 'address',
        name: 'delegator',
        indexed: true,
      },
      {
        type: 'address',
        name: 'fromDelegate',
        indexed: true,
      },
      {
        type: 'address',
        name: 'toDelegate',
        indexed: true,
      },
    ],
  },
  {
    name: 'DelegateVotesChanged',
    type: 'event',
    inputs: [
      {
        type: 'address',
        name: 'delegate',
        indexed: true,
      },
      {
        type: 'uint256',
        name: 'previousBalance',
      },
      {
        type: 'uint256',
        name: 'newBalance',
      },
    ],
  },
] as const;
