/** A token of the present bridge, which takes tokens of the old one, burns them, and gives as many. */
export const bridgeTokenAbi = [
  {
    name: 'swapSupply',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'token',
      },
    ],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'swap',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'token',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
    ],
    outputs: [],
  },
] as const;
