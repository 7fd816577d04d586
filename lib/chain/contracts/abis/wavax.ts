/** The wrapped native coin: wrapping and unwrapping. */
export const wavaxAbi = [
  {
    name: 'deposit',
    type: 'function',
    stateMutability: 'payable',
    inputs: [],
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
] as const;
