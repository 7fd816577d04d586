/** A pair of tokens, which is also the token of its liquidity. */
export const pairAbi = [
  {
    name: 'getReserves',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint112',
        name: 'reserve0',
      },
      {
        type: 'uint112',
        name: 'reserve1',
      },
      {
        type: 'uint32',
        name: 'blockTimestampLast',
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
    name: 'kLast',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
] as const;
