/** Airdrop, which pays PNG to those who held UNI or SUSHI. */
export const airdropAbi = [
  {
    name: 'claimingAllowed',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'bool',
      },
    ],
  },
  {
    name: 'withdrawAmount',
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
    name: 'uni',
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
    name: 'sushi',
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
    name: 'png',
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
    name: 'remainderDestination',
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
    name: 'totalAllocated',
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
    name: 'TOTAL_AIRDROP_SUPPLY',
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
    name: 'claim',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [],
    outputs: [],
  },
  {
    name: 'PngClaimed',
    type: 'event',
    inputs: [
      {
        type: 'address',
        name: 'claimer',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
    ],
  },
  {
    name: 'ClaimingAllowed',
    type: 'event',
    inputs: [],
  },
  {
    name: 'ClaimingOver',
    type: 'event',
    inputs: [],
  },
] as const;
