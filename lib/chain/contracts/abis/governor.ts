/** GovernorAlpha, as Pangolin deployed it: times instead of blocks, and no quorum. */
export const governorAbi = [
  {
    name: 'proposalCount',
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
    name: 'proposals',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'id',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'id',
      },
      {
        type: 'address',
        name: 'proposer',
      },
      {
        type: 'uint256',
        name: 'eta',
      },
      {
        type: 'uint256',
        name: 'startTime',
      },
      {
        type: 'uint256',
        name: 'endTime',
      },
      {
        type: 'uint256',
        name: 'startBlock',
      },
      {
        type: 'uint256',
        name: 'forVotes',
      },
      {
        type: 'uint256',
        name: 'againstVotes',
      },
      {
        type: 'bool',
        name: 'canceled',
      },
      {
        type: 'bool',
        name: 'executed',
      },
    ],
  },
  {
    name: 'state',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'proposalId',
      },
    ],
    outputs: [
      {
        type: 'uint8',
      },
    ],
  },
  {
    name: 'getReceipt',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'proposalId',
      },
      {
        type: 'address',
        name: 'voter',
      },
    ],
    outputs: [
      {
        type: 'tuple',
        components: [
          {
            type: 'bool',
            name: 'hasVoted',
          },
          {
            type: 'bool',
            name: 'support',
          },
          {
            type: 'uint96',
            name: 'votes',
          },
        ],
      },
    ],
  },
  {
    name: 'getActions',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'proposalId',
      },
    ],
    outputs: [
      {
        type: 'address[]',
        name: 'targets',
      },
      {
        type: 'uint256[]',
        name: 'values',
      },
      {
        type: 'string[]',
        name: 'signatures',
      },
      {
        type: 'bytes[]',
        name: 'calldatas',
      },
    ],
  },
  {
    name: 'proposalThreshold',
    type: 'function',
    stateMutability: 'pure',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'votingDelay',
    type: 'function',
    stateMutability: 'pure',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'votingPeriod',
    type: 'function',
    stateMutability: 'pure',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'timelock',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'address',
      },
    ],
  },
  {
    name: 'castVote',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'proposalId',
      },
      {
        type: 'bool',
        name: 'support',
      },
    ],
    outputs: [],
  },
  {
    name: 'propose',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address[]',
        name: 'targets',
      },
      {
        type: 'uint256[]',
        name: 'values',
      },
      {
        type: 'string[]',
        name: 'signatures',
      },
      {
        type: 'bytes[]',
        name: 'calldatas',
      },
      {
        type: 'string',
        name: 'description',
      },
    ],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'queue',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'proposalId',
      },
    ],
    outputs: [],
  },
  {
    name: 'execute',
    type: 'function',
    stateMutability: 'payable',
    inputs: [
      {
        type: 'uint256',
        name: 'proposalId',
      },
    ],
    outputs: [],
  },
  {
    name: 'cancel',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'proposalId',
      },
    ],
    outputs: [],
  },
  {
    name: 'ProposalCreated',
    type: 'event',
    inputs: [
      {
        type: 'uint256',
        name: 'id',
      },
      {
        type: 'address',
        name: 'proposer',
      },
      {
        type: 'address[]',
        name: 'targets',
      },
      {
        type: 'uint256[]',
        name: 'values',
      },
      {
        type: 'string[]',
        name: 'signatures',
      },
      {
        type: 'bytes[]',
        name: 'calldatas',
      },
      {
        type: 'uint256',
        name: 'startTime',
      },
      {
        type: 'uint256',
        name: 'endTime',
      },
      {
        type: 'string',
        name: 'description',
      },
    ],
  },
  {
    name: 'StartBlockSet',
    type: 'event',
    inputs: [
      {
        type: 'uint256',
        name: 'proposalId',
      },
      {
        type: 'uint256',
        name: 'startBlock',
      },
    ],
  },
  {
    name: 'VoteCast',
    type: 'event',
    inputs: [
      {
        type: 'address',
        name: 'voter',
      },
      {
        type: 'uint256',
        name: 'proposalId',
      },
      {
        type: 'bool',
        name: 'support',
      },
      {
        type: 'uint256',
        name: 'votes',
      },
    ],
  },
  {
    name: 'ProposalQueued',
    type: 'event',
    inputs: [
      {
        type: 'uint256',
        name: 'id',
      },
      {
        type: 'uint256',
        name: 'eta',
      },
    ],
  },
  {
    name: 'ProposalExecuted',
    type: 'event',
    inputs: [
      {
        type: 'uint256',
        name: 'id',
      },
    ],
  },
  {
    name: 'ProposalCanceled',
    type: 'event',
    inputs: [
      {
        type: 'uint256',
        name: 'id',
      },
    ],
  },
] as const;
