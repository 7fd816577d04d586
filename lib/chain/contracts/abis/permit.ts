/** A token that accepts a signed approval (EIP-2612). */
export const permitAbi = [
  {
    name: 'nonces',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'owner',
      },
    ],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
] as const;
