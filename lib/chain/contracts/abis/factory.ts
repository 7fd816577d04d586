/** The factory of pairs. */
export const factoryAbi = [
  {
    name: 'getPair',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'tokenA',
      },
      {
        type: 'address',
        name: 'tokenB',
      },
    ],
    outputs: [
      {
        type: 'address',
        name: 'pair',
      },
    ],
  },
  {
    name: 'feeTo',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'address',
      },
    ],
  },
] as const;
